import { momentWords } from '../../copy/words/moment-words';
import { sailingsCopy as copy } from '../../copy/search/sailings';

const Mark = ({ className }: { className: string }) => (
  <i aria-hidden="true" className={`absolute -top-0.75 size-1.75 rotate-45 ${className}`} />
);

type VoyageProps = {
  leavesAt: string;
  arrivesAt: string;
  transitDays: number;
  /** Where it is not the same every time: so many days at least, and the first day on which it may come. */
  least?: { days: number; arrivesAt: string };
  /** Where it is moved from one to another on the way; null where it goes straight. */
  via: string | null;
  /** What that is called, where nothing is transshipped. */
  viaWord?: string;
  isOff: boolean;
};

/** From the day it leaves to the day it comes, with what lies between. */
export function Voyage({ leavesAt, arrivesAt, transitDays, least, via, viaWord, isOff }: VoyageProps) {
  const leaves = momentWords(leavesAt);
  const comes = momentWords(least?.arrivesAt ?? arrivesAt);
  const ink = isOff ? 'text-muted' : 'text-ink';
  const line = isOff ? 'bg-muted' : 'bg-ink';
  return (
    <div className="flex items-center gap-3">
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{leaves.date}</b>
        <span className="text-12 text-muted">
          {leaves.weekday} {leaves.time}
        </span>
      </span>
      <span className="min-w-16 flex-1 text-center text-12 text-muted">
        {least ? copy.transitSpan(least.days, transitDays) : copy.transit(transitDays)}
        <span className={`relative my-1 block h-px ${line}`}>
          <Mark className={`left-0 ${line}`} />
          {via !== null && <Mark className="left-[calc(50%-4px)] border border-current bg-surface text-warn" />}
          <Mark className={`right-0 ${line}`} />
        </span>
        {via === null ? (
          copy.ways.direct
        ) : (
          <span className="text-warn">{viaWord === undefined ? copy.via(via) : `${via} ${viaWord}`}</span>
        )}
      </span>
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{comes.date}</b>
        <span className="text-12 text-muted">{least ? copy.until(momentWords(arrivesAt).date) : comes.weekday}</span>
      </span>
    </div>
  );
}
