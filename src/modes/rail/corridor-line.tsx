import { railStops, type RailStop } from '../../../domain/modes/rail/corridor';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import { daysAfter } from '../../../domain/values/days';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { momentWords, shortDay } from '../../copy/words/moment-words';

const { board: copy } = railSearchCopy;

const MARKS: Readonly<Record<RailStop['kind'], string>> = {
  end: 'border-beacon bg-beacon',
  change: 'border-beacon bg-deep',
  country: 'border-deep-text bg-deep',
};

/** Broad gauge is drawn wider; horizontal on wide screens, vertical on phones. */
const TRACKS: Readonly<Record<number, string>> = {
  1435: 'before:border-y-2 max-md:before:w-1.5 max-md:before:border-x-2 max-md:before:border-y-0 md:before:h-1.5',
  1520: 'before:border-y-2 before:border-dashed max-md:before:w-2.5 max-md:before:border-x-2 max-md:before:border-y-0 md:before:h-2.5',
};

const TRACK =
  'before:absolute before:border-deep-muted max-md:before:top-4 max-md:before:-bottom-1 max-md:before:left-1.5 max-md:before:-translate-x-1/2 md:before:top-1.5 md:before:right-0 md:before:left-2 md:before:-translate-y-1/2';

function stopNote(stop: RailStop, at: number, { leavesAt, detail: { transitDays } }: RailOffer): string {
  if (stop.kind === 'change') return copy.change;
  if (stop.kind === 'country') return '';
  const { date, time, day } = momentWords(leavesAt);
  if (at === 0) return copy.leaves(date, time);
  const [from, to] = transitDays.map((days) => shortDay(daysAfter(day, days)));
  return copy.arrives(from ?? '', to ?? '');
}

export function CorridorLine({ offer }: { offer: RailOffer }) {
  const { org, dst, detail } = offer;
  const stops = railStops({ ...detail, org, dst });
  return (
    <ol aria-label={copy.way} className="mt-5 md:grid md:auto-cols-fr md:grid-flow-col">
      {stops.map((stop, at) => (
        <li
          key={stop.name}
          className={`relative text-12 max-md:pb-3 max-md:pl-7 md:pt-6 md:pr-3 ${stop.gauge === null ? '' : `${TRACK} ${TRACKS[stop.gauge] ?? ''}`}`}
        >
          <i
            aria-hidden="true"
            className={`absolute left-0.5 size-2.5 rotate-45 border-2 max-md:top-1 md:top-0.5 ${MARKS[stop.kind]}`}
          />
          <b
            className={`block text-14 ${stop.kind === 'country' ? 'font-normal text-deep-text' : 'font-semibold text-on-deep'}`}
          >
            {stop.name}
          </b>
          <span className={`block ${stop.kind === 'change' ? 'text-beacon' : 'text-deep-text'}`}>
            {stopNote(stop, at, offer)}
          </span>
          {stop.gauge !== null && stop.kind !== 'country' && (
            <span className="block text-deep-muted">{copy.gauge(stop.gauge)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
