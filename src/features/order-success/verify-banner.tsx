import type { ReactNode } from 'react';

import { papersToRequest, type AskedPapers } from '../../../domain/order/papers/asked';
import type { Paper } from '../../../domain/order/receipt/brief';
import { holdEnds } from '../../../domain/order/life/hold';
import { needsOffer } from '../../../domain/order/life/lifecycle';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import {
  papersDue,
  type OrderReceiptIntents,
  type ReceiptStep,
  type ShownReceipt,
} from '../../../machines/order/order-receipt';
import { clockWords, momentText, momentWords } from '../../copy/words/moment-words';
import { orderReceiptCopy } from '../../copy/orders/receipt';
import { stateName } from '../../copy/orders/states';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { Icon } from '../../ui/mark/icon';

const { banner: copy } = orderReceiptCopy;

type BannerProps = { view: ShownReceipt; again: ReactNode; on: OrderReceiptIntents };

function Clock({ seconds, className }: { seconds: number; className: string }) {
  const read = copy.read(Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60);
  return (
    <p className="text-32 leading-none font-semibold text-ink md:text-44 print:hidden" role="timer" aria-label={read}>
      {clockWords(seconds)
        .split(':')
        .map((part, at) => (
          <span key={String(at)}>
            {at > 0 && <span className={className}>:</span>}
            {part}
          </span>
        ))}
    </p>
  );
}

function deadlineText(at: string): string {
  const { date, weekday, time } = momentWords(at);
  return copy.deadline(`${date} ${weekday}`, time);
}

const TONES = {
  waiting: { box: 'border-warn bg-warn-tint', ink: 'text-warn', line: 'md:border-warn/40' },
  urgent: { box: 'border-bad bg-bad-tint', ink: 'text-bad', line: 'md:border-bad/40' },
};

function Waiting({ view, on, tone }: Omit<BannerProps, 'again'> & { tone: keyof typeof TONES }) {
  const { box, ink, line } = TONES[tone];
  const ends = holdEnds(view.order);
  return (
    <section
      className={`mt-8 grid items-center gap-x-8 gap-y-4 rounded-card border p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:p-6 print:hidden ${box}`}
    >
      <div className={`md:border-r md:pr-8 ${line}`}>
        <p className={`mb-1 text-12 font-medium ${ink}`}>{copy.left}</p>
        <Clock seconds={view.secondsLeft} className={ink} />
      </div>
      <div>
        <h2 className="text-20">{deadlineText(ends?.at ?? '')}</h2>
        <p className="mt-1">{copy.text[ends?.by ?? 'VERIFICATION']}</p>
      </div>
      <Button look="signal" size="large" className="max-md:w-full" onClick={() => on.visitCenter('verification')}>
        <Icon name="building" />
        {copy.verify}
      </Button>
    </section>
  );
}

/** The most urgent task comes first, and its button is the primary one. */
const BAND = 'mt-8 flex flex-wrap items-center gap-4 rounded-card border p-5 print:hidden';

const ToPapers = () => (
  <ButtonLink look="signal" size="large" className="max-md:w-full" href="#papers">
    {copy.upload}
  </ButtonLink>
);

function Asked({ asked: { papers, reason, replyBy }, papers: all }: { asked: AskedPapers; papers: readonly Paper[] }) {
  const { date, weekday, time } = momentWords(replyBy);
  const names =
    papers.length > 0
      ? papers.map(({ name }) => name)
      : papersToRequest(all)
          .filter(({ isHere }) => !isHere)
          .map(({ name }) => name);
  return (
    <section className={`${BAND} border-warn bg-warn-tint`}>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex items-center gap-2 text-20">
          <Icon name="alert" className="text-warn" />
          {copy.asked(`${date} ${weekday}`, time)}
        </h2>
        <p className="mt-2 font-medium text-ink">{names.join('、')}</p>
        <p className="mt-1">{copy.askedWhy(reason)}</p>
        <p className="mt-1 text-muted">{copy.askedThen}</p>
      </div>
      <ToPapers />
    </section>
  );
}

/** The offer has lapsed: nothing is reserved any more. */
function Another({ at, again }: { at: string; again: ReactNode }) {
  const { date, weekday, time } = momentWords(at);
  return (
    <section className={`${BAND} border-bad bg-bad-tint`}>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex items-center gap-2 text-20">
          <Icon name="alert" className="text-bad" />
          {copy.another(`${date} ${weekday}`, time)}
        </h2>
        <p className="mt-1">{copy.anotherText}</p>
      </div>
      {again}
    </section>
  );
}

const ENDS = { AUTO_CANCELLED: copy.autoCancelled, CANCELLED: copy.cancelled, REJECTED: copy.rejected };

const endText = ({ state }: PlacedOrder): string => ENDS[state as keyof typeof ENDS];

function missingText({ at, standing }: ReceiptStep, count: number): string {
  if (at === null) return copy.papers(count);
  return (standing === 'missed' ? copy.papersLate : copy.papersBy)(count, momentText(at));
}

/** The order proceeds by itself; green only if no document is missing. */
function Calm({ view: { order, steps } }: Pick<BannerProps, 'view'>) {
  const state = <b className="font-semibold text-ink">{copy.stands(stateName(order, order.state))}</b>;
  const missing = steps.find(({ code }) => code === 'PAPERS');
  if (!missing)
    return (
      <p className="mt-8 flex items-center gap-2 rounded-card border border-good bg-good-tint px-4 py-3 print:hidden">
        <Icon name="shieldChecked" className="text-good" />
        <span>
          {state}
          {order.state === 'COMPLETED' ? copy.completed : copy.calm}
        </span>
      </p>
    );
  return (
    <section
      className={`${BAND} ${missing.standing === 'missed' ? 'border-bad bg-bad-tint' : 'border-warn bg-warn-tint'}`}
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-20">{missingText(missing, papersDue(order).count)}</h2>
        <p className="mt-1">
          {state}
          {copy.calm}
        </p>
      </div>
      <ToPapers />
    </section>
  );
}

export function VerifyBanner({ view, again, on }: BannerProps) {
  const { standing, order } = view;
  if (needsOffer(order)) return <Another at={order.offerLapsedAt ?? ''} again={again} />;
  switch (standing) {
    case 'waiting':
    case 'urgent':
      return <Waiting view={view} on={on} tone={standing} />;
    case 'lapsed':
      return (
        <section className={`${BAND} border-bad bg-bad-tint`}>
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-20">{copy.lapsed}</h2>
            <p className="mt-1">{copy.lapsedText}</p>
          </div>
          <Button look="signal" size="large" className="max-md:w-full" onClick={on.refresh}>
            {copy.refresh}
          </Button>
        </section>
      );
    case 'over':
      return (
        <section className={`${BAND} border-bad bg-bad-tint`}>
          <h2 className="flex min-w-0 flex-1 basis-60 items-center gap-2 text-16 md:text-20">
            <Icon name="alert" className="text-bad" />
            {endText(order)}
          </h2>
          {again}
        </section>
      );
    case 'calm':
      return order.asked ? <Asked asked={order.asked} papers={order.papers} /> : <Calm view={view} />;
  }
}
