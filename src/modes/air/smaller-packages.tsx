import { repackRow, type SmallerPackage } from '../../../domain/modes/air/smaller';
import type { AirRowText } from '../../../domain/modes/air/search';
import { airSearchCopy } from '../../copy/modes/air/search';
import { LinkButton } from '../../ui/press/link-button';
import { Comma } from '../../ui/show/comma';

const { aircraft: copy } = airSearchCopy;

type SmallerProps = { row: AirRowText; smaller: SmallerPackage; onRepack: (change: Partial<AirRowText>) => void };

export const SmallerPackages = ({ row, smaller, onRepack }: SmallerProps) => (
  <p className="mt-3 text-12 text-muted">
    {copy.smaller[smaller.aircraft]}
    <LinkButton onClick={() => onRepack(repackRow(row, smaller))}>
      {copy.again(smaller.net, smaller.unit, smaller.pieces)}
    </LinkButton>
    {smaller.pieces !== null && (
      <span className="ml-2">
        <Comma />
        {copy.againNote}
      </span>
    )}
  </p>
);
