import type { MadeWith } from '../../../domain/order/drafts/beside';
import type { NamedGoods, OrderBrief } from '../../../domain/order/receipt/brief';
import type { FileRow } from '../../../domain/order/form/form';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { type ResultParts } from '../../../domain/order/receipt/result';
import { mayTakeBack } from '../../../domain/order/papers/papers';
import { type Calendar, calendarBeside } from '../../../domain/values/days-off';
import type { NoticeLookup } from '../../../domain/offer/notice';
import { buildReceiptParts } from '../after/rows';
import type { ServerModes } from '../../trade/modes';
import { findOnwardTruck } from '../../trade/modes/onward-trucks';
import type { Snapshot } from '../../trade/modes/mode';
import { feeNow } from '../orders/fee';
import { goodsName, momentsNow } from '../orders/head';
import type { OrderRow } from '../orders/order';
import { paperStates } from '../orders/sent-off';
import { withCheckedNames } from './checked-names';
import { heedNotices, readOrder } from '../orders/snapshot';

const namedGoods = ({ goods }: Snapshot['form'], noted: Snapshot['form']): NamedGoods[] =>
  goods.map((row, at) => ({
    ...goodsName(row),
    subRisks: [...row.subRisks],
    packingGroup: row.packingGroup === 'N' || row.packingGroup === '' ? null : row.packingGroup,
    ...(noted.goods[at] !== row && { needsCheck: true as const }),
  }));

type BriefFacts = {
  files: FileRow[];
  history: OrderBrief['history'];
  after: ResultParts;
  beside: MadeWith | undefined;
};

const requestedPapers = ({ asked }: OrderRow): OrderBrief['asked'] =>
  asked && { papers: asked.papers, reason: asked.reason, replyBy: asked.replyBy };

export function buildMadeWith(
  modes: ServerModes,
  order: OrderRow,
  history: BriefFacts['history'],
  { now, told }: AsOf,
): MadeWith {
  const { orderNo, mode, state } = order;
  return { orderNo, mode, state, cancelFee: feeNow(heedNotices(readOrder(modes, order), told), order, now, history) };
}

export type AsOf = { now: number; told: NoticeLookup; calendar: Calendar } & Pick<OrderFacts, 'identityOf'>;

export function buildOrderBrief(
  modes: ServerModes,
  order: OrderRow,
  handed: BriefFacts,
  { now, told, calendar, identityOf }: AsOf,
): OrderBrief {
  const { orderNo, state, submittedAt, verifyBy, closesAt, offerLapsedAt, protocolVersion, head } = order;
  const isAwaiting = state === 'AWAIT_VERIFY';
  const { mode, snapshot } = heedNotices(readOrder(modes, order), told);
  const noted = withCheckedNames(snapshot.form, identityOf);
  return {
    ...head,
    ...momentsNow(snapshot, handed.history),
    goods: namedGoods(snapshot.form, noted),
    orderNo,
    mode: order.mode,
    state,
    path: [...mode.order.terms.path(snapshot.form)],
    stands: mode.words.stands(snapshot.form) ?? undefined,
    submittedAt: submittedAt.toISOString(),
    verifyBy: isAwaiting ? (verifyBy?.toISOString() ?? null) : null,
    closesAt: isAwaiting ? (closesAt?.toISOString() ?? null) : null,
    offerLapsedAt: offerLapsedAt?.toISOString() ?? null,
    cutoffs: snapshot.quote.offer.cutoffs,
    isDanger: snapshot.form.isDanger,
    charges: snapshot.charges,
    papers: paperStates(mode.papers(snapshot), handed.files),
    asked: state === 'PENDING_UPDATE' ? requestedPapers(order) : null,
    files: handed.files,
    mayTakeBack: mayTakeBack(state),
    history: handed.history,
    ...buildReceiptParts({ mode, snapshot }, order, { now, history: handed.history, after: handed.after }),
    cancelFee: feeNow({ mode, snapshot }, order, now, handed.history),
    haul: findOnwardTruck(snapshot, state, now) ?? undefined,
    beside: handed.beside,
    protocolVersion,
    protocol: mode.order.terms.protocol,
    chargesEdition: snapshot.agreements?.charges,
    calendar: calendarBeside(calendar),
    detail: mode.brief({ ...snapshot, form: noted }, order.gateCodes, order.units, handed.after, handed.history),
  };
}
