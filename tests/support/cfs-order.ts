import { blankCfs, blankTruck, type CfsForm } from '../../domain/modes/cfs/form';
import type { CfsQuote } from '../../domain/modes/cfs/quote';
import type { CfsSearch } from '../../domain/modes/cfs/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import { goodsLookup } from '../../domain/goods/identity';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { buildBoards } from '../../server/trade/modes/cfs/boards';
import { findOffer } from '../../server/trade/modes/cfs/offers';
import { findStation } from '../../server/trade/modes/cfs/stations';
import { readSearchGoods } from '../../server/trade/modes/cfs/goods-asked';
import { demoTariffs } from '../../server/trade/modes/sheets';
import { stationRates } from '../../server/trade/modes/cfs/tariff';
import { BOOKED_AT, dangerousOrder, generalOrder, methanol } from './fcl-order';

/** Methanol for a ship from Shanghai, with a cut-off on a Saturday evening in December. */
export const STUFFED: CfsSearch = {
  port: 'CNSHA',
  isDanger: 'Y',
  unNo: '1230',
  goods: null,
  boxType: '20GP',
  boxes: 1,
  tons: 14.16,
  cut: '2026-12-05T18:00',
  isCutTyped: true,
};

export const HARMLESS: CfsSearch = { ...STUFFED, isDanger: 'N', unNo: null, goods: '柠檬酸', tons: 18 };

type Seen = { now: number; taken: (stockId: string) => number };

export const NOBODY = { now: BOOKED_AT, taken: () => 0, isShut: () => false, tariffs: demoTariffs() };

export function cfsQuoteFor(search = STUFFED, code = 'SWGQ', seen: Seen = NOBODY): CfsQuote {
  const [offer, kept] = [findOffer(search, `C-${code}`, { ...NOBODY, ...seen }), findStation(`C-${code}`)];
  const rates = stationRates(NOBODY.tariffs, readSearchGoods(search).placarded);
  if (!offer || !kept || !rates) throw new Error(`there is no station ${code}`);
  return {
    quoteId: 'Q1',
    mode: 'CFS',
    state: 'LOCKED',
    lockedUntil: '2026-11-23T02:00:00.000Z',
    search,
    offer: { ...offer, detail: { ...offer.detail, boards: buildBoards(kept, seen) } },
    rates,
    takers: null,
  };
}

export const cfsFacts = (quote: CfsQuote | null = cfsQuoteFor(), now = BOOKED_AT): OrderFacts<CfsQuote> => ({
  now,
  quote,
  ...goodsLookup(identifyGoods),
});

const { currency, payType, contactName, contactPhone, emergencyName, emergencyPhone, files } = dangerousOrder;

const truck = {
  ...blankTruck,
  slot: '2026-12-03T08',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
};

const shared = {
  ...blankCfs,
  currency,
  payType,
  contactName,
  contactPhone,
  agreeProtocol: true,
  quoteId: 'Q1',
  offerId: 'C-SWGQ',
  carrierBookingNo: 'LY2612A0481',
  vesselVoyage: 'EVER GIVEN 012E',
  etd: '2026-12-06',
  dstPort: '新加坡 SGSIN',
  cutoff: '2026-12-05T18:00',
  stuffSlots: [{ slot: '2026-12-04TAM', teu: '1' }],
  owner: '东方溶剂有限公司',
  ctuPromise: true,
} satisfies CfsForm;

export const soundCfs: CfsForm = {
  ...shared,
  emergencyName,
  emergencyPhone,
  files,
  dgPromise: true,
  goods: [methanol],
  inbound: [{ ...truck, escortName: '李四', pieces: '80' }],
};

export const generalCfs: CfsForm = {
  ...shared,
  isDanger: 'N',
  boxes: [{ type: '20GP', count: '2' }],
  goods: generalOrder.goods.flatMap((row) => [row, { ...row, key: '2' }]),
  cfs: { '1': { boxNo: '1', isFood: false }, '2': { boxNo: '2', isFood: false } },
  inbound: [{ ...truck, pieces: '40' }],
  stuffSlots: [{ slot: '2026-12-04TEV', teu: '2' }],
};
