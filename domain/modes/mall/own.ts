import { fault, type OrderFault, type FaultCheck } from '../../rules/fault';
import type { OrderFacts } from '../../order/form/facts';
import { buildPart } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { dayAt, momentOf, type Day } from '../../values/days';
import { parseMoment, momentTyped } from '../../values/moments';
import { answerCalendar, daysOffAt } from '../../values/days-off';
import { isWorkday } from '../../values/working-days';
import {
  deliveryUntil,
  earliestDeliveryDay,
  firstInTime,
  KEPT_DAYS,
  latestPickupDay,
  readyDay,
  STORE_HOURS,
} from './days';
import { DELIVERY_NAMES, FIELDS, type MallPart } from './fields';
import type { MallQuote } from './quote';

type Facts = Pick<OrderFacts<MallQuote>, 'quote' | 'now'>;
type Asking = MallPart & Pick<OrderForm, 'isDanger'>;
type When = (form: Asking, facts: Facts) => boolean;

const isSent: When = ({ way }) => way === 'SEND';
const isFetched: When = ({ way }) => way === 'SELF';
const isCarried: When = ({ way }) => way === 'CARRIED';
const isDangerFetched: When = ({ way, isDanger }) => way === 'SELF' && isDanger === 'Y';

/** Goods in flexitanks are not delivered by truck. */
const wayRule = ({ way }: MallPart, { quote }: Facts): FaultCheck =>
  way === 'SEND' && quote && quote.search.lines.some(({ isSendable }) => !isSendable) ? 'mallNotSent' : null;

/** Goods are promised only before their lot expires and within the keeping period. */
function lateRule(day: Day, quote: MallQuote, now: number): FaultCheck {
  const last = latestPickupDay(quote, now);
  return day > last ? ['mallLate', { day: last, days: KEPT_DAYS }] : null;
}

function deliverRule({ deliverOn, toCity }: MallPart, { quote, now }: Facts): FaultCheck {
  if (!quote) return null;
  const earliest = earliestDeliveryDay(quote, toCity, now);
  if (earliest !== null && deliverOn < earliest) return ['mallDeliver', { day: earliest }];
  return lateRule(deliverOn, quote, now);
}

/** Pickup is on working days in warehouse hours, once all goods are ready. */
export function handedOut(typed: string, { quote, now }: Facts): FaultCheck {
  const at = parseMoment(typed);
  if (at === null || !quote) return null;
  const [day, ready] = [dayAt(at), readyDay(quote, now)];
  if (day < ready) return ['mallPickup', { at: momentTyped(momentOf(ready, STORE_HOURS.from)).replace('T', ' ') }];
  const isOpen = at >= momentOf(day, STORE_HOURS.from) && at <= momentOf(day, STORE_HOURS.to);
  return isWorkday(day, daysOffAt(answerCalendar(quote.offer), now)) && isOpen
    ? lateRule(day, quote, now)
    : 'mallPickupHour';
}

export const OWN = buildPart<typeof FIELDS, Pick<OrderForm, 'isDanger'>, Facts>(FIELDS, {
  asks: {
    toCity: isSent,
    address: isSent,
    receiver: isSent,
    receiverPhone: isSent,
    deliverOn: isSent,
    pickupAt: isFetched,
    plateNo: isFetched,
    driverName: isFetched,
    driverPhone: isFetched,
    roadPermit: isDangerFetched,
    escort: isDangerFetched,
    useDecl: (_, { quote }) => quote?.search.lines.some(({ guarded }) => guarded.gate !== 'OPEN') ?? false,
    freight: isCarried,
    storeSafe: ({ isDanger }) => isDanger === 'Y',
  },
  rules: {
    way: wayRule,
    deliverOn: deliverRule,
    pickupAt: ({ pickupAt }, facts) => handedOut(pickupAt, facts),
    freight: ({ freight: [chosen] }, facts) => handedOut(chosen?.fetchedAt ?? '', facts),
  },
});

/** Delivery fields the buyer can change after ordering; none when a freight order collects the goods. */
export const deliveryPaths = (form: Asking, facts: Facts): (keyof typeof DELIVERY_NAMES)[] =>
  (Object.keys(DELIVERY_NAMES) as (keyof typeof DELIVERY_NAMES)[]).filter((name) => OWN.asks(name, form, facts));

/** A change must leave the warehouse enough notice. */
export function noticeFaults(form: Asking, quote: MallQuote, now: number): OrderFault[] {
  const until = deliveryUntil(form, quote, now);
  if (until === null || until > now) return [];
  const path = form.way === 'SEND' ? 'deliverOn' : 'pickupAt';
  return [fault(path, 'mallNotice', { day: firstInTime(form, quote, now) })];
}
