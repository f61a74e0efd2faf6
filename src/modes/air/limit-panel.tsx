import { isLithium } from '../../../domain/goods/watched';
import type { AirGlance } from '../../../domain/modes/air/glance';
import type { AirRowText } from '../../../domain/modes/air/search';
import { airSearchCopy } from '../../copy/modes/air/search';
import { LimitRuler } from './limit-ruler';
import { repackRow, type SmallerPackage } from '../../../domain/modes/air/smaller';
import { LinkButton } from '../../ui/press/link-button';
import { Comma } from '../../ui/show/comma';

const { aircraft: copy } = airSearchCopy;

type SmallerProps = { row: AirRowText; smaller: SmallerPackage; onRepack: (change: Partial<AirRowText>) => void };

const SmallerPackages = ({ row, smaller, onRepack }: SmallerProps) => (
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

type PanelProps = { row: AirRowText; glance: AirGlance; onRepack: (change: Partial<AirRowText>) => void };

export function LimitPanelView({ row, glance: { verdict, net, smaller, charge }, onRepack }: PanelProps) {
  return (
    <section aria-label={copy.ruler} className="min-w-0">
      <h3 className="text-12 font-normal text-muted">{copy.ruler}</h3>
      {verdict?.limit && verdict.answer !== 'FORBIDDEN' && <LimitRuler limit={verdict.limit} net={net} />}
      {smaller && charge === null && <SmallerPackages row={row} smaller={smaller} onRepack={onRepack} />}
      <p className="mt-3 text-12 text-muted">
        {isLithium(row.unNo) && <span className="block">{copy.battery}</span>}
        {(verdict?.answer === 'PAX' || verdict?.answer === 'CAO') && copy.review} {copy.basis}
      </p>
    </section>
  );
}
