import { waybillName, BORDERS, countGaugeChanges } from '../../../domain/modes/rail/corridor';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { momentWords } from '../../copy/words/moment-words';
import { CorridorLine } from './corridor-line';

const { board: copy } = railSearchCopy;

/** Scale in °C, from the coldest corridor to room temperature. */
const COLDEST = -45;
const WARMEST = 30;
const bandPosition = (c: number): string =>
  `${((Math.min(WARMEST, Math.max(COLDEST, c)) - COLDEST) / (WARMEST - COLDEST)) * 100}%`;

/** Freezing points against the coldest temperature: goods right of the mark freeze. */
function Cold({ offer: { detail } }: { offer: RailOffer }) {
  const told = detail.findings.filter(({ code, given }) => code.startsWith('railWinter') && 'c' in given);
  if (told.length === 0) return null;
  const { lowC } = BORDERS[detail.border];
  return (
    <div className="mt-5 max-w-150 text-12" role="group" aria-label={copy.scale}>
      <svg aria-hidden="true" className="h-4 w-full">
        <rect y="6" width="100%" height="4" rx="2" className="fill-deep-line" />
        <rect y="6" width={bandPosition(lowC)} height="4" rx="2" className="fill-deep-text" />
        <circle cx={bandPosition(lowC)} cy="8" r="5" className="fill-on-deep" />
        {told.map(({ given }, at) => (
          <circle key={at} cx={bandPosition(Number(given['c']))} cy="8" r="5" className="fill-beacon" />
        ))}
      </svg>
      <p className="mt-1 flex flex-wrap gap-x-5 text-deep-text">
        <span>
          <i aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-on-deep" />
          {copy.low(lowC)}
        </span>
        {told.map(({ given }, at) => (
          <span key={at}>
            <i aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-beacon" />
            {copy.freezes(String(given['goods']), Number(given['c']))}
          </span>
        ))}
      </p>
    </div>
  );
}

export function TrainBand({ offer }: { offer: RailOffer }) {
  const { supplier, leavesAt, detail } = offer;
  const { date, weekday } = momentWords(leavesAt);
  const [least, most] = detail.transitDays;
  return (
    <section className="mb-5 rounded-card bg-deep px-4 py-5 text-deep-text md:px-6">
      <h2 className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-20 text-on-deep">
        {copy.title(supplier.nameCn, date, weekday)}
        <span className="text-14 font-normal text-deep-text">
          {copy.facts(least, most, countGaugeChanges(detail.line), waybillName(detail.line))}
        </span>
      </h2>
      <CorridorLine offer={offer} />
      <Cold offer={offer} />
    </section>
  );
}
