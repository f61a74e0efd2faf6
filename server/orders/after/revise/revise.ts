import { surchargedPrice } from '../../../../domain/order/money/priced';
import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { reviseOrder } from '../../../../contract/after/revise';
import { goodsLookup } from '../../../../domain/goods/identity';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import {
  addedLines,
  applyPriceChange,
  DELIVERY,
  INVOICE,
  isPutRight,
  withTexts,
} from '../../../../domain/order/changes/revised';
import { textAtPath } from '../../../../domain/order/form/text-at';
import type { Queries } from '../../../base/database/database';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import type { BookedMode } from '../../../trade/modes/mode';
import { checkShownCharges } from '../../orders/charges';
import { appendHistory } from '../../orders/history';
import { storeAmended } from '../../orders/keep-anew';
import { ORDER_MESSAGES } from '../../orders/messages';
import type { OrderRow, OrderSnapshot } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { checkSale } from '../../orders/sold-to';
import { orderStore } from '../../orders/store';
import type { AfterDeps } from '../deps';
import { buildBeginnings } from '../rows';
import { readArrivals } from '../trucks/arrivals';
import { judgeChange } from './judge';
import { addedText, REVISE_MESSAGES as messages, revisedText } from './messages';
import {
  hasOpenQuestion,
  type Milestones,
  readMilestones,
  revisedFieldName,
  openUntil,
  type Topic,
  findTopics,
} from './topics';

const REVISED: Happening = 'bill.revised';
const ADDED: Happening = 'service.added';

/** `reason`: an obstacle other than time. */
const refused = (reason: 'asked' | 'elsewhere') =>
  new Refusal(CODES.moveRefused, messages[reason], { data: { reason } });

const late = (order: OrderRow, now: number) =>
  hasOpenQuestion(order, now) ? refused('asked') : new Refusal(CODES.moveRefused, messages.late);

/** When the house collects instead, the gates' codes are withdrawn; refused once a truck has arrived. */
async function closeGates(inside: Queries, { orderNo, gateCodes }: OrderRow, gates: number): Promise<void> {
  if (gateCodes.length <= gates) return;
  if ((await readArrivals(inside, [orderNo])).has(orderNo)) throw new Refusal(CODES.moveRefused, messages.late);
  await inside.query('update orders set gate_codes = gate_codes[1:$2] where order_no = $1', [orderNo, gates]);
}

type Change = Milestones & {
  mode: BookedMode;
  was: OrderForm;
  form: OrderForm;
  quote: Quote;
  order: OrderRow;
  now: Date;
};

const isDelivery = ({ topic }: Topic): boolean => topic === DELIVERY;

/** Time a change is judged at. Preparation days count from the confirmation, not from the change. */
const judgingMoment = (topic: Topic, { confirmedAt, now }: Change): number =>
  isDelivery(topic) ? (confirmedAt ?? now.getTime()) : now.getTime();

/** Faults beyond the form's rules: a delivery too soon, an invoice for another buyer. */
async function faultsBesides(inside: Queries, topic: Topic, change: Change): Promise<readonly OrderFault[]> {
  const { mode, form, quote, order, now } = change;
  if (isDelivery(topic)) return mode.after?.revise?.delivery?.faults(form, quote, now.getTime()) ?? [];
  if (topic.topic !== INVOICE) return [];
  const { faults } = await checkSale(inside, { mode: order.mode, form, quote, userId: order.userId, now });
  return faults.filter(({ path }) => path.startsWith('invoice.'));
}

/** Corrects papers or adds a service: form, price and history change in one transaction, or not at all; and once. */
export const createRevise =
  ({ database, moment, modes, identityOf, isListed, isPlaceText, isDistrict }: AfterDeps) =>
  (userId: string, asked: RequestOf<typeof reviseOrder>): Promise<ReplyOf<typeof reviseOrder>> =>
    database.tx(async (inside) => {
      const { orderNo, texts, seen, shownTotal } = asked;
      const order = await orderStore(inside).hold(userId, orderNo);
      if (!order) throw notFoundFault();
      const now = await moment(inside);
      const read = readOrder(modes, order);
      const { mode, snapshot } = read;
      const { form: was, quote, charges: agreed } = snapshot;
      const topic = findTopics(read, now.getTime()).find((one) => one.topic === asked.topic);
      if (!topic) throw new Refusal(CODES.moveRefused, ORDER_MESSAGES.moveRefused);
      const unasked = Object.keys(texts).find((path) => !topic.paths.includes(path));
      if (unasked !== undefined) throw badRequest(messages.unasked, unasked);
      const form = withTexts(topic.addedTo(was), texts);
      const changed = topic.paths.filter((path) => textAtPath(form, path) !== textAtPath(was, path));
      const isThere = topic.isIn(was);
      // The earlier answer may have been lost: an existing change is confirmed again.
      if (isThere && changed.length === 0) return { agreed, charges: agreed, added: [], isRevised: true };
      const past = await readMilestones(inside, orderNo);
      if (openUntil(topic.topic, read, { ...order, ...past }, now.getTime()) === undefined)
        throw late(order, now.getTime());
      const isElsewhere = changed.some((path) => path in texts && textAtPath(was, path) !== (seen[path] ?? ''));
      if (isElsewhere || (isThere && !isPutRight(topic.topic))) throw refused('elsewhere');
      const known = goodsLookup(identityOf);
      const change: Change = { mode, was, form, quote, order, now, ...past };
      const facts = { now: judgingMoment(topic, change), quote, ...known };
      const more = await faultsBesides(inside, topic, change);
      judgeChange(
        { mode: mode.order, was, form, facts, more },
        { paths: topic.paths, isListed, isPlaceText, isDistrict },
      );
      const [before, after] = [was, form].map((one) =>
        surchargedPrice({ mode: mode.order, form: one, quote, goodsOf: known.goodsOf }),
      );
      const offered = before && after ? applyPriceChange(agreed, before, after) : null;
      const added = addedLines(agreed.lines, offered?.lines ?? []);
      if (shownTotal === null && offered) return { agreed, charges: offered, added, isRevised: false };
      const charges = checkShownCharges(offered, shownTotal ?? { amount: 0, currency: '' });
      const next: OrderSnapshot = { ...(snapshot as OrderSnapshot), v: 2, form, charges };
      await closeGates(inside, order, buildBeginnings(mode, next).gates);
      await storeAmended(inside, orderNo, next);
      const note = isPutRight(topic.topic)
        ? revisedText(
            topic.name,
            changed.map((path) => revisedFieldName(read, path)),
          )
        : addedText(topic.name, added);
      const step = { event: isPutRight(topic.topic) ? REVISED : ADDED, from: order.state, to: order.state };
      await appendHistory(inside, orderNo, [step], { now, byUser: userId, note });
      return { agreed, charges, added, isRevised: true };
    });
