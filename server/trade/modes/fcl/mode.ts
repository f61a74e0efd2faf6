import { type FclDetail, offerFromSailing, type FclOffer } from '../../../../domain/modes/fcl/detail';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import { FCL } from '../../../../domain/modes/fcl/mode';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { FclRates } from '../../../../domain/modes/fcl/rates';
import type { SailingSearch } from '../../../../domain/offer/sailing';
import { portCountry } from '../../../../domain/order/blocks/countries';
import { countBoxes } from '../../../../domain/order/blocks/load';
import { cancelFee } from '../../../../domain/order/money/cancel-fees';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import { searchLane } from '../../sea/schedule';
import type { Sea } from '../../sea/sea';
import type { Taking } from '../../../world/takings/taking';
import { readShortUnNo } from '../../../../domain/goods/identity';
import type { FclReceipt } from '../../../../domain/modes/fcl/receipt';
import { namesOfConstants } from '../../../world/constants/catalogue';
import type { NoteFacts } from '../booking-note';
import type { BookedMode, Snapshot } from '../mode';
import { LISTED_DAYS } from './cheapest';
import { receiptLoads } from './loads';
import { fclPapers } from './papers';
import { sailingRates } from './rates';
import { isSelfDeclared } from '../../../../domain/modes/fcl/price';

function alternativeSailing(offer: FclOffer | null): FclReceipt['alternative'] {
  if (!offer) return null;
  const { supplier, leavesAt, detail } = offer;
  return { carrier: supplier?.nameCn ?? '', vessel: detail.vessel, voyage: detail.voyage, etd: leavesAt ?? '' };
}

export function fclBrief({ form, quote, alternative }: Snapshot<FclForm, FclQuote>): FclReceipt {
  const { vessel, voyage } = quote.offer.detail;
  return {
    vessel,
    voyage,
    boxes: countBoxes(form.boxes),
    loads: receiptLoads(form),
    ...(isSelfDeclared(form) && { isSelfDeclared: true }),
    alternative: alternativeSailing(alternative as FclOffer | null),
  };
}

type Load = FclReceipt['loads'][number];

const loadName = ({ type, first, count }: Load): string =>
  count === 1 ? `第 ${first} 箱 ${type}` : `第 ${first}–${first + count - 1} 箱 ${type}`;

const loadText = ({ goods, count, kg, vgmKg }: Load): string =>
  `${goods.join(' + ')} ${count === 1 ? '' : '每箱 '}${kg} kg，VGM 约 ${vgmKg} kg`;

export const fclNote = ({ form, quote: { offer } }: Snapshot<FclForm, FclQuote>): NoteFacts => [
  ['船名航次', `${offer.detail.vessel} ${offer.detail.voyage}`],
  ['箱型箱量', form.boxes.map(({ type, count }) => `${count} × ${type}`).join('、')],
  ...receiptLoads(form).map((load): [string, string] => [loadName(load), loadText(load)]),
  ['箱属', form.boxOwner],
  ['贸易条款', namesOfConstants('tradeTerm', form.tradeTerm)],
  ['运输条款', namesOfConstants('transportTerm', form.transportTerm)],
  ['运费条款', namesOfConstants('freightTerm', form.freightTerm)],
  ['冷藏温度 ℃', form.reeferC],
  ['提单类型', namesOfConstants('blType', form.blType)],
  ['放单方式', namesOfConstants('releaseType', form.releaseType)],
];

/** Sailings outside our timetable have no stock to take. */
function takings(sea: Sea, form: FclForm, { offer: { offerId } }: FclQuote): Taking[] {
  const departure = sea.departure(offerId);
  return [
    {
      stockId: offerId,
      measure: 'BOX',
      market: departure?.lane.key ?? '',
      amount: countBoxes(form.boxes).reduce((all, { count }) => all + count, 0),
      most: departure?.slots ?? 0,
      untilAt: new Date(departure?.etd ?? 0).toISOString(),
    },
  ];
}

export const fclMode = (sea: Sea): BookedMode<SailingSearch, FclForm, FclDetail, FclRates> => ({
  kind: 'booked',
  order: FCL,
  words: {
    what: '班次',
    room: '舱位',
    stands: () => null,
  },
  search(search, world) {
    const { days, sailings, until } = sea.schedule({ ...search, days: LISTED_DAYS }, world);
    return { days, offers: sailings.map(offerFromSailing), until };
  },
  offer(search, offerId, world) {
    const sailing = sea.sailing(search, offerId, world);
    if (!sailing) return null;
    const priced = sea.rate(search, offerId, world);
    const rates = priced && sailingRates(priced, search, world.tariffs);
    return { offer: offerFromSailing(sailing), rates, takers: sea.takers(offerId, world.tariffs) };
  },
  alternatives: (search, offerId, world) => sea.alternatives(search, offerId, world).map(offerFromSailing),
  asked({ boxes, isDanger, goods }, { search }) {
    const counted = countBoxes(boxes);
    const unNo = isDanger === 'Y' ? readShortUnNo(goods[0]?.unNo ?? '') : null;
    return counted.length === 0 ? [] : [{ ...search, isDanger, boxes: counted, unNo: unNo ?? undefined }];
  },
  stock: {
    markets(search) {
      const lane = searchLane(search);
      return lane ? [lane.key] : [];
    },
    takes: (form, quote) => takings(sea, form, quote),
  },
  papers: fclPapers,
  cancelFee: ({ form }, state) => cancelFee(state, countBoxes(form.boxes)),
  brief: fclBrief,
  prints: {
    note: (order) => ({ own: fclNote(order) }),
    kinds: [],
    page: () => null,
  },
  after: {
    revise: {
      paper: '提单',
      onPaper: (_, { offer }) => [...peopleOnBill(portCountry(offer.dst?.code)), 'blType', 'releaseType'],
    },
  },
});
