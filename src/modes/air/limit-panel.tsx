import { isLithium } from '../../../domain/goods/watched';
import type { AirGlance } from '../../../domain/modes/air/glance';
import type { AirRowText } from '../../../domain/modes/air/search';
import { airSearchCopy } from '../../copy/modes/air/search';
import { LimitRuler } from './limit-ruler';
import { SmallerPackages } from './smaller-packages';

const { aircraft: copy } = airSearchCopy;

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
