import { CHARGES_ID, FIRST_EDITIONS } from '../../domain/order/papers/protocol';
import { cutoffsForSailing } from '../../domain/offer/cutoffs';
import { type FclForm, blankFcl } from '../../domain/modes/fcl/form';
import type { Party } from '../../domain/order/form/form';
import { type GoodsRow, blankGoods } from '../../domain/goods/row';
import { offerFromSailing } from '../../domain/modes/fcl/detail';
import type { FclQuote } from '../../domain/modes/fcl/quote';
import type { FclRates } from '../../domain/modes/fcl/rates';
import type { OrderFacts } from '../../domain/order/form/facts';
import { DOLLAR } from '../../domain/values/money';
import type { Sailing } from '../../domain/offer/sailing';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { goodsLookup } from '../../domain/goods/identity';

export const BOOKED_AT = Date.parse('2026-11-20T02:00:00Z');

const usd = (units: number) => ({ amount: units * 100, currency: DOLLAR });
const harbour = (code: string) => ({ code, nameCn: code, nameEn: code });

/** Sailing with room, far enough ahead for every deadline. */
export const sailingTo = (dst: string, isDanger = true): Sailing => ({
  sailingId: 'S1',
  carrier: { code: 'LYUE', nameCn: '澜岳航运', nameEn: 'Lanyue Lines' },
  vessel: 'LANYUE DAWN',
  voyage: '048W',
  service: 'AE7',
  org: harbour('CNSHA'),
  dst: harbour(dst),
  via: null,
  etd: '2026-12-18T10:00:00.000Z',
  eta: '2027-01-15T10:00:00.000Z',
  transitDays: 28,
  cutoffs: cutoffsForSailing('2026-12-18T10:00:00.000Z', isDanger, 'DIRECT'),
  freeTime: [],
  state: 'OPEN',
  slots: 20,
  acceptance: { level: 'PASS', reason: '可接', source: '承运人危险品接载表', edition: '2026 版', notice: '' },
  price: {
    perBox: [
      { type: '20GP', total: usd(1900) },
      { type: '40GP', total: usd(3100) },
      { type: '40HQ', total: usd(3100) },
    ],
    charges: { lines: [], totalUsd: usd(1900), totalYuan: { amount: 0, currency: '1' }, notIncluded: [] },
  },
});

const RATES: FclRates = {
  ocean: { '20GP': 190_000, '40GP': 310_000, '40HQ': 310_000 },
  surcharge: {},
  usualClass: '3',
  names: { ocean: '海运费', surcharge: '危险品附加费' },
  local: [],
  services: {},
  inDangerFreight: {},
  insurance: { item: 'INS', name: '货运险', perMille: { Y: 2, N: 0.8 }, leastYuan: 100 },
  notIncluded: { Y: [], N: [] },
};

export const factsFor = (dst = 'SGSIN', isDanger = true, change: Partial<FclQuote> = {}): OrderFacts<FclQuote> => ({
  now: BOOKED_AT,
  quote: {
    quoteId: 'Q1',
    mode: 'FCL',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search: {
      orgPortCode: 'CNSHA',
      dstPortCode: dst,
      isDanger: isDanger ? 'Y' : 'N',
      boxes: [{ type: '20GP', count: 1 }],
    },
    offer: offerFromSailing(sailingTo(dst, isDanger)),
    rates: RATES,
    takers: null,
    ...change,
  },
  ...goodsLookup(identifyGoods),
});

export const methanol: GoodsRow = {
  ...blankGoods('1'),
  goodsId: 'methanol',
  nameCn: '甲醇',
  nameEn: 'Methanol',
  hsCode: '290511',
  casNo: '67-56-1',
  unNo: '1230',
  shippingName: 'METHANOL',
  hazardClass: '3',
  subRisks: ['6.1'],
  packingGroup: 'II',
  flashPoint: '11',
  packKind: '1A1',
  packMark: 'UN 1A1/Y1.4/150/24/CN/310001',
  pieces: '80',
  grossKg: '14,160.00',
  netKg: '12640',
  volume: '16.000',
};

const shipper: Party = {
  name: 'EASTERN SOLVENTS LTD',
  address: 'NO. 1 CHEMICAL ROAD, SHANGHAI',
  phone: '+86 21 5555 0000',
  email: 'export@solvents.example',
  taxId: '',
};
const consignee: Party = { ...shipper, name: 'STRAIT PAINTS PTE', address: '8 JURONG PIER, SINGAPORE' };

export const dangerousOrder: FclForm = {
  ...blankFcl,
  quoteId: 'Q1',
  offerId: 'S1',
  boxOwner: 'COC',
  tradeTerm: 'FOB',
  transportTerm: 'CY-CY',
  freightTerm: 'PP',
  goods: [methanol],
  services: ['DGDEC'],
  shipper,
  consignee,
  blType: 'HBL',
  releaseType: 'TLX',
  currency: '2',
  payType: '1',
  contactName: '林海',
  contactPhone: '13812345678',
  emergencyName: 'Lin Hai',
  emergencyPhone: '+86 21 5555 0119',
  files: [{ fileId: 'F1', docType: 'SDS_EN', name: 'methanol.pdf', bytes: 20_000 }],
  agreeProtocol: true,
  agreeCharges: true,
  chargesEdition: FIRST_EDITIONS[CHARGES_ID],
  dgPromise: true,
};

export const generalOrder: FclForm = {
  ...dangerousOrder,
  isDanger: 'N',
  services: [],
  goods: [
    {
      ...blankGoods('1'),
      nameCn: '柠檬酸',
      nameEn: 'Citric acid',
      packKind: 'PLT',
      pieces: '20',
      grossKg: '18000',
      volume: '22',
    },
  ],
  emergencyName: '',
  emergencyPhone: '',
  files: [],
  dgPromise: false,
};
