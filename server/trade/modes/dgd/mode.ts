import { commissionLines } from '../../../../domain/modes/dgd/commission';
import { dgdCancelFee } from '../../../../domain/modes/dgd/cancel';
import type { DgdDetail } from '../../../../domain/modes/dgd/detail';
import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { serviceHours } from '../../../../domain/modes/dgd/hours';
import { DGD } from '../../../../domain/modes/dgd/mode';
import { serviceOffer } from '../../../../domain/modes/dgd/offered';
import { SERVICE_NAMES } from '../../../../domain/modes/dgd/price';
import type { DgdQuote } from '../../../../domain/modes/dgd/quote';
import type { DgdRates } from '../../../../domain/modes/dgd/rates';
import type { DgdReceipt } from '../../../../domain/modes/dgd/receipt';
import type { DgdSearch } from '../../../../domain/modes/dgd/search';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { Particular } from '../../../../domain/order/receipt/particulars';
import { type ResultParts, NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { daysAfter, dayAt, momentOf } from '../../../../domain/values/days';
import { formatMoney } from '../../../../domain/values/money';
import { parseWholeNumber } from '../../../../domain/values/typed-number';
import type { BookedMode, Snapshot } from '../mode';
import { serviceRatesNow } from './tariff';
import { factRows, sheetPage } from '../sheet';
import { PAPER_NAMES, requiredPapers } from '../../../../domain/modes/dgd/papers';
import type { Paper } from '../../../../domain/order/receipt/brief';
import type { SignedResult } from '../after/result';
import { writtenTime } from '../../../base/china-time';
import { SERVICE_TITLE, SIGN_HERE } from '../booking-note';

/** 服务结果: what was found, of which product, by whom. What was signed is kept word for word. */
export function resultSheet({ form, quote }: Snapshot<DgdForm, DgdQuote>, result: SignedResult): string {
  const { orderNo, version, signedBy, text, at } = result;
  const [row] = form.goods;
  return sheetPage(
    `${SERVICE_NAMES[quote.search.type]} 结果`,
    `${factRows([
      ['服务单号', orderNoInGroups(orderNo)],
      ['版本', `第 ${version} 版`],
      ['产品', [row?.nameCn, row?.nameEn].filter(Boolean).join(' ')],
      ['CAS 号', row?.casNo ?? ''],
      ['UN 编号', row?.unNo ?? ''],
      ['结论', text],
      ['签发', signedBy],
      ['时间', writtenTime(at)],
    ])}<p>仅对所提供的资料负责；运输以承运人及海事机构审核为准。</p>`,
  );
}

const dgdPapers = ({ form, quote }: Snapshot<DgdForm, DgdQuote>): Omit<Paper, 'isHere'>[] =>
  requiredPapers(quote.search.type, form).map((docType) => ({ docType, name: PAPER_NAMES[docType], dueAt: null }));

const serviceFacts = ({ service, count, hours, isRush }: DgdReceipt): Particular[] => [
  ['服务', SERVICE_NAMES[service]],
  ['数量', String(count)],
  ['时限', `受理后 ${hours} 个工作小时${isRush ? '（加急）' : ''}`],
];

/** 服务委托单: what is done with which product, by when and for how much. Nothing is shipped, and nothing is said of a voyage. */
export function serviceOrderNote(
  { form, charges }: Snapshot<DgdForm, DgdQuote>,
  brief: DgdReceipt,
  orderNo: string,
): string {
  const [row] = form.goods;
  const { commission, deliverTo } = brief;
  const [service, ...extent] = serviceFacts(brief);
  return sheetPage(
    SERVICE_TITLE,
    `${factRows([
      ['服务单号', orderNoInGroups(orderNo)],
      ...(service ? [service] : []),
      ['产品', [row?.nameCn, row?.nameEn].filter(Boolean).join(' ')],
      ['CAS 号', row?.casNo ?? ''],
      ['UN 编号', row?.unNo ?? ''],
      ...commission.map(({ name, said }): [string, string] => [name, said]),
      ...extent,
      ['结果发往', deliverTo],
      ['总价', formatMoney(charges.totalYuan)],
      ['不含', charges.notIncluded.join('、')],
      ['联系人', `${form.contactName} ${form.contactPhone}`.trim()],
      ['备注', form.remark],
    ])}<p>委托人确认以上内容真实、完整。</p>${SIGN_HERE}`,
  );
}

const serviceBrief = (
  { form, quote }: Snapshot<DgdForm, DgdQuote>,
  { results, earlier }: ResultParts = NOTHING_AFTERWARDS,
): DgdReceipt => ({
  service: quote.search.type,
  count: parseWholeNumber(form.count) ?? 1,
  hours: serviceHours(quote.offer.detail, form.isRush),
  isRush: form.isRush && quote.offer.detail.canRush,
  deliverTo: form.deliverTo.trim(),
  commission: commissionLines({ form, quote }),
  results: [...results],
  earlier,
});

export const dgdMode: BookedMode<DgdSearch, DgdForm, DgdDetail, DgdRates> = {
  kind: 'booked',
  order: DGD,
  words: {
    what: '服务',
    room: '名额',
    stands: () => ({ CONFIRMED: '已受理，时限起算', BOOKED: '正在办理', COMPLETED: '结果已交付' }),
  },
  search: ({ type }, world) => ({
    days: [],
    offers: [serviceOffer(type, serviceRatesNow(type, world.tariffs))],
    until: momentOf(daysAfter(dayAt(world.now), 1)),
  }),
  offer({ type }, offerId, { tariffs }) {
    const rates = serviceRatesNow(type, tariffs);
    const offer = serviceOffer(type, rates);
    return offer.offerId === offerId ? { offer, rates, takers: null } : null;
  },
  alternatives: () => [],
  asked: (_, { search }) => [search],
  stock: {
    markets: () => [],
    takes: () => [],
  },
  papers: dgdPapers,
  cancelFee: ({ charges }, state) => dgdCancelFee(state, charges.totalYuan),
  brief: (order, _codes, _units, after) => serviceBrief(order, after),
  prints: {
    note: (order) => ({ own: serviceFacts(serviceBrief(order)), kind: 'SERVICE' }),
    kinds: [],
    page: (kind, { order, orderNo }) =>
      kind === 'bookingNote' ? serviceOrderNote(order, serviceBrief(order), orderNo) : null,
  },
  after: {
    result: { signed: resultSheet, sameAs: ({ form, quote }) => DGD.sameAs(form, quote) },
  },
};
