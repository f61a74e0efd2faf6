import { useId, type ComponentType } from 'react';

import { toldSum } from '../../../domain/offer/charges';
import { parseMoment } from '../../../domain/values/moments';
import { formatMoney } from '../../../domain/values/money';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { MODE_IDS, MODES, type ModeId } from '../../../domain/mode-ids';
import { nextDeed, type NextDeed } from '../../../domain/order/receipt/next-deed';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { holdEnds } from '../../../domain/order/life/hold';
import { needsOffer, type OrderState } from '../../../domain/order/life/lifecycle';
import { isOpenBump, isBumpReported } from '../../../domain/order/changes/bumped';
import { isOpenQuestion, type Measured } from '../../../domain/order/on-site/measured';
import type { PlacedOrder, ReceiptParts } from '../../../domain/order/receipt/placed';
import type { CenterOrdersIntents } from '../../../machines/identity/center-orders';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { centerOrdersCopy as copy } from '../../copy/orders/center-orders';
import { RECEIPT_PARTS } from '../../copy/modes/receipt-parts';
import { momentText, remainingWords } from '../../copy/words/moment-words';
import { orderBumpedCopy } from '../../copy/after/bumped';
import { orderMeasuredCopy } from '../../copy/after/measured';
import { stateName } from '../../copy/orders/states';
import { routeText } from '../../copy/words/route-words';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Badge, type BadgeLook } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { Icon } from '../../ui/mark/icon';
import { deferPart } from '../../ui/show/deferred';
import { centerHref } from './center-frame';
import { Facts } from './center-parts';

const LOOKS: Partial<Record<OrderState, BadgeLook>> = {
  AWAIT_VERIFY: 'warn',
  PENDING_UPDATE: 'warn',
  UNDER_REVIEW: 'sea',
  DG_REVIEW: 'sea',
  REJECTED: 'bad',
  AUTO_CANCELLED: 'bad',
  CANCELLED: 'grey',
  COMPLETED: 'grey',
};

const leftUntil = (at: string, now: number): string => remainingWords(Math.max(0, (parseMoment(at) ?? now) - now));

function measuredQuestion({ stands, answerBy }: Measured): string {
  const words = stands === 'SETTLED' || stands === 'ACCEPTED' ? null : orderMeasuredCopy.short[stands];
  return words?.(momentText(answerBy ?? '')) ?? '';
}

type DetailProps = { order: PlacedOrder };

function Detail({ order, parts }: DetailProps & { parts: ReceiptParts | null }) {
  const { orderNo, mode, submittedAt, carrier, etd, goods, papers } = order;
  const here = papers.filter(({ isHere }) => isHere).length;
  return (
    <>
      <Facts
        facts={[
          [copy.submitted, momentText(submittedAt)],
          [parts?.carrierName ?? copy.carrier, `${carrier} ${parts?.carriage ?? ''}`.trim()],
          ...(etd === '' ? [] : [[parts?.leaving ?? copy.etd, momentText(etd)] as const]),
          ...(parts ? [[parts.amountName, parts.amount] as const] : []),
          [copy.goods, goods.map(({ nameCn, unNo }) => (unNo === null ? nameCn : `${nameCn} UN ${unNo}`)).join('；')],
          [copy.papers, copy.papersCount(here, papers.length)],
        ]}
      />
      <ButtonLink href={receiptAddress(MODES[mode], orderNo)} look="line" size="small" className="mt-4">
        {copy.page}
      </ButtonLink>
    </>
  );
}

type OrderCardProps = {
  order: PlacedOrder;
  isOpen: boolean;
  now: number;
  on: Pick<CenterOrdersIntents, 'toggle' | 'cancel'>;
};

function Amount({ order, parts }: DetailProps & { parts: ReceiptParts | null }) {
  const leaving = parts?.leaving === undefined ? copy.etd : parts.leaving;
  const said = [
    parts?.amount ?? '',
    order.etd === '' || leaving === null ? '' : copy.day(leaving, momentText(order.etd)),
  ];
  return <>{said.filter((one) => one !== '').join(' · ')}</>;
}

/** Deferred per mode, loaded with the first order of it in the list. */
const deferredParts = (Told: ComponentType<DetailProps & { parts: ReceiptParts | null }>) =>
  new Map(
    MODE_IDS.map((mode) => {
      const told = deferPart<DetailProps>(async () => {
        const partsOf = await RECEIPT_PARTS[mode]?.();
        return ({ order }) => <Told order={order} parts={partsOf?.(order) ?? null} />;
      });
      return [mode, told];
    }),
  );
const DETAILS = deferredParts(Detail);
const AMOUNTS = deferredParts(Amount);

const MODE_NAMES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;
const hazardPlates = ({ goods }: PlacedOrder): HazardClass[] =>
  [
    ...new Set(goods.flatMap(({ hazardClass, subRisks }) => (hazardClass === null ? [] : [hazardClass, ...subRisks]))),
  ] as HazardClass[];

const OWN_DEEDS: readonly NextDeed['kind'][] = ['CHOOSE', 'VERIFY', 'REPLY', 'ANSWER', 'RECEIVE', 'PAPERS'];

function Summary({ order, now }: { order: PlacedOrder; now: number }) {
  const amount = AMOUNTS.get(order.mode);
  const next = nextDeed(order, now);
  const names = [...new Set(order.goods.map(({ nameCn }) => nameCn))];
  return (
    <div className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <p className="flex min-w-0 items-center gap-2">
        {hazardPlates(order).map((one) => (
          <HazardDiamond key={one} hazardClass={one} className="size-6" />
        ))}
        <span className="min-w-0">
          <span className="wrap-anywhere text-ink">{copy.goodsIn(names)}</span>
          <span className="block text-12 text-muted">{amount && <amount.Part isWanted order={order} />}</span>
        </span>
      </p>
      {next && (
        <p>
          <span className="block text-12 text-muted">{copy.nextName}</span>
          <span className={OWN_DEEDS.includes(next.kind) ? 'text-warn' : 'text-ink'}>{copy.next(next)}</span>
        </p>
      )}
    </div>
  );
}

export function OrderCard({ order, isOpen, now, on }: OrderCardProps) {
  const { orderNo, state, charges, cancelFee, asked, measured, bumped } = order;
  const id = useId();
  const told = DETAILS.get(order.mode);
  const isOpenAgain = needsOffer(order);
  const ends = holdEnds(order);
  return (
    <li className="rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold text-ink">
            {routeText(order)}
            <Badge look={isOpenAgain ? 'bad' : (LOOKS[state] ?? 'good')}>
              {isOpenAgain ? copy.choose : stateName(order, state)}
            </Badge>
          </p>
          <p className="text-12 text-muted">
            {`${MODE_NAMES[order.mode] ?? ''} · `}
            <span>{orderNoInGroups(orderNo)}</span>
          </p>
        </div>
        <div className="flex flex-none items-center gap-2">
          <b className="mr-2 text-16 font-semibold text-ink">{formatMoney(toldSum(charges))}</b>
          {cancelFee !== null && (
            <Button look="line" size="small" onClick={() => on.cancel(orderNo)}>
              <span aria-hidden="true">{copy.cancel}</span>
              <span className="sr-only">{copy.cancelOf(orderNo)}</span>
            </Button>
          )}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={copy.detailOf(orderNo)}
            className="inline-flex h-8 items-center gap-1 rounded-control px-2 text-sea hover:bg-sea-tint"
            onClick={() => on.toggle(orderNo)}
          >
            {copy.detail}
            <Icon name="chevronDown" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </div>
      </div>
      <Summary order={order} now={now} />
      <div className="mt-2 grid gap-2 empty:hidden">
        {order.plannedArrival !== undefined && state === 'DEPARTED' && (
          <p className="basis-full text-warn">
            {copy.delayed(momentText(order.eta), momentText(order.plannedArrival))}
          </p>
        )}
        {isOpenAgain && <p className="basis-full text-bad">{copy.another(momentText(order.offerLapsedAt ?? ''))}</p>}
        {asked && (
          <p className="basis-full text-warn">
            {copy.asked(momentText(asked.replyBy), asked.papers.map(({ name }) => name).join('、'), asked.reason)}
          </p>
        )}
        {isBumpReported(bumped, state) && isOpenBump(bumped, now) && (
          <p className="basis-full text-warn">
            {orderBumpedCopy.short(bumped.to.name, momentText(bumped.answerBy ?? ''))}
          </p>
        )}
        {isOpenQuestion(measured) && measured && <p className="basis-full text-warn">{measuredQuestion(measured)}</p>}
      </div>
      {ends && !isOpenAgain && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warn-tint px-3 py-2">
          <span className="flex items-center gap-2 text-warn">
            <Icon name="clock" className="size-4" />
            {copy.deadline[ends.by](momentText(ends.at), leftUntil(ends.at, now))}
          </span>
          <a href={centerHref('verification')} className="text-sea underline underline-offset-4">
            {copy.verify}
          </a>
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {told && <told.Part isWanted={isOpen} order={order} />}
      </div>
    </li>
  );
}
