import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import { cutoffsCopy } from '../../../copy/cutoffs';
import { CutoffLine } from '../../../trade/cutoff-line';
import { ChargeLines, NotIncluded } from '../../../trade/offer/charge-lines';
import { FreeTimes } from './free-time';

export type CardDetailsProps = {
  id: string;
  sailing: Sailing;
  search: SailingSearch;
  delay: number;
  now: number;
  onDelay: (days: number) => void;
};

/** Everything behind the total and the date. */
export function CardDetails({ id, sailing, search, delay, now, onDelay }: CardDetailsProps) {
  const { price, freeTime, cutoffs, etd } = sailing;
  return (
    <div id={id} className="animate-fade border-t border-line">
      <div
        className={`grid gap-x-10 gap-y-6 px-4 py-5 md:px-5 ${price ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,280px)]' : ''}`}
      >
        {price && <ChargeLines {...price.charges} />}
        <div className="grid content-start gap-6">
          {price && <NotIncluded {...price.charges} />}
          <FreeTimes freeTime={freeTime} boxes={search.boxes} delay={delay} onDelay={onDelay} />
        </div>
      </div>
      <section className="border-t border-line px-4 py-5 md:px-5">
        <h3 className="mb-3 text-14">{cutoffsCopy.title}</h3>
        <CutoffLine cutoffs={cutoffs} etd={etd} now={now} />
      </section>
    </div>
  );
}
