import type { ReactNode } from 'react';

import { findExpert } from '../../../domain/desk/duty';
import { ACCEPTED_WITHIN_HOURS } from '../../../domain/desk/promised';
import type { DgdOrder } from '../../../domain/modes/dgd/receipt';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { dayAt } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import { answerCalendar, daysOffAt } from '../../../domain/values/days-off';
import { afterWorkingHours, isToldDay } from '../../../domain/values/working-days';
import { dutyCopy } from '../../copy/desk/duty';
import { dgdReceiptCopy } from '../../copy/modes/dgd/receipt';
import { clockWords, remainingWords } from '../../copy/words/moment-words';
import { clockText } from './dgd-parts';
import { DAY_MS } from '../../../domain/values/spans';

const { clock: copy } = dgdReceiptCopy;
/** Start of `MM-DD` in an ISO date. */
const MONTH_AND_DAY = 5;

const stateReachedAt = ({ history }: Pick<DgdOrder, 'history'>, state: OrderState): number | null =>
  parseMoment(history.findLast((past) => past.state === state)?.at ?? '');

/** States in which the owner must act, so the service's clock is stopped. */
const WAITS_FOR_OWNER: readonly OrderState[] = ['AWAIT_VERIFY', 'PENDING_UPDATE'];

function Left({ until, now }: { until: number; now: number }) {
  const left = until - now;
  return (
    <span className="whitespace-nowrap print:hidden">
      <span className="text-12 text-muted">{copy.left} </span>
      <span role="timer" className="text-24 font-semibold text-ink">
        {left >= DAY_MS ? remainingWords(left) : clockWords(Math.ceil(left / 1000))}
      </span>
    </span>
  );
}

type ClockText = { words: string; until: number | null };

/**
 * Time after a number of working hours, by the calendar known at that moment; null if its holidays were unpublished.
 */
function promisedTime(order: DgdOrder, since: number, hours: number): number | null {
  const calendar = answerCalendar(order);
  const by = afterWorkingHours(since, hours, calendar);
  return isToldDay(dayAt(by), daysOffAt(calendar, since)) ? by : null;
}

function acceptedWords(order: DgdOrder, now: number): ClockText {
  const accepted = stateReachedAt(order, 'CONFIRMED');
  if (accepted !== null) return { words: copy.acceptedAt(clockText(accepted)), until: null };
  if (WAITS_FOR_OWNER.includes(order.state)) return { words: copy.owner, until: null };
  const since = stateReachedAt(order, 'UNDER_REVIEW') ?? parseMoment(order.submittedAt) ?? now;
  const by = promisedTime(order, since, ACCEPTED_WITHIN_HOURS);
  if (by === null) return { words: copy.untold, until: null };
  return now > by ? { words: copy.late, until: null } : { words: copy.acceptedBy(clockText(by)), until: by };
}

/** Completion deadline, in working hours from acceptance; only for days with published holidays. */
function doneWords(order: DgdOrder, now: number): ClockText {
  const [accepted, done] = [stateReachedAt(order, 'CONFIRMED'), stateReachedAt(order, 'COMPLETED')];
  if (done !== null) return { words: copy.doneAt(clockText(done)), until: null };
  if (accepted === null) return { words: copy.waits, until: null };
  const by = promisedTime(order, accepted, order.hours);
  if (by === null) return { words: copy.untold, until: null };
  return now > by
    ? { words: copy.doneLate(clockText(by)), until: null }
    : { words: copy.doneBy(clockText(by)), until: by };
}

const Line = ({ name, told: { words, until }, now }: { name: string; told: ClockText; now: number }): ReactNode => (
  <div className="flex items-baseline gap-x-4 border-b border-line py-3">
    <dt className="w-14 flex-none text-muted">{name}</dt>
    <dd className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-ink">
      {words}
      {until !== null && <Left until={until} now={now} />}
    </dd>
  </div>
);

function OnDuty({ order, now }: { order: DgdOrder; now: number }) {
  const { expert, duty, day } = findExpert(order.service, now, answerCalendar(order));
  return (
    <p className="mt-3 text-ink">
      <span className="text-muted">{dutyCopy.title}</span>{' '}
      {dutyCopy.on(dutyCopy.expert[expert], dutyCopy.duty[duty], day.slice(MONTH_AND_DAY))}
    </p>
  );
}

const ENDED: readonly OrderState[] = ['CANCELLED', 'AUTO_CANCELLED', 'REJECTED'];

/** Running deadlines of a service; an ended order has none. */
export function ServiceClockView({ order, now }: { order: DgdOrder; now: number }) {
  return (
    <section aria-labelledby="service-clock" className="mb-8 rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 id="service-clock" className="mb-2 text-20">
        {copy.title}
      </h2>
      {!ENDED.includes(order.state) && (
        <dl>
          <Line name={copy.accepted} told={acceptedWords(order, now)} now={now} />
          <Line name={copy.done} told={doneWords(order, now)} now={now} />
        </dl>
      )}
      {!ENDED.includes(order.state) && <OnDuty order={order} now={now} />}
      <p className="mt-3 break-words text-ink">{copy.to(order.deliverTo)}</p>
      <p className="mt-1 text-12 text-muted">{copy.fee}</p>
    </section>
  );
}
