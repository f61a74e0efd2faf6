import type { Sailing } from '../../../domain/offer/sailing';
import { momentWords } from '../../copy/moment-words';
import { sailingsCopy as copy } from '../../copy/sailings';

const Mark = ({ className }: { className: string }) => (
  <i aria-hidden="true" className={`absolute -top-0.75 size-1.75 rotate-45 ${className}`} />
);

/** From the day it leaves to the day it comes, with what lies between. */
export function CardVoyage({ sailing: { etd, eta, transitDays, via }, isOff }: { sailing: Sailing; isOff: boolean }) {
  const leaves = momentWords(etd);
  const comes = momentWords(eta);
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
      <span className="min-w-20 flex-1 text-center text-12 text-muted">
        {copy.transit(transitDays)}
        <span className={`relative my-1 block h-px ${line}`}>
          <Mark className={`left-0 ${line}`} />
          {via && <Mark className="left-[calc(50%-4px)] border border-current bg-surface text-warn" />}
          <Mark className={`right-0 ${line}`} />
        </span>
        {via ? <span className="text-warn">{copy.via(via.nameCn)}</span> : copy.ways.direct}
      </span>
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{comes.date}</b>
        <span className="text-12 text-muted">{comes.weekday}</span>
      </span>
    </div>
  );
}
