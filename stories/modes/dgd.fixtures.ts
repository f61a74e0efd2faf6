import type { ServiceType } from '../../domain/desk/services';
import { goodsLookup } from '../../domain/goods/identity';
import { blankDgd, type DgdForm } from '../../domain/modes/dgd/form';
import { serviceOffer } from '../../domain/modes/dgd/offered';
import type { DgdQuote } from '../../domain/modes/dgd/quote';
import type { DgdRates } from '../../domain/modes/dgd/rates';
import { serviceRates } from '../../domain/modes/dgd/tariff';
import { blankGoods } from '../../domain/goods/row';
import type { OrderFacts } from '../../domain/order/form/facts';
import { SOUND } from '../order/order-forms.fixtures';
import { NOW } from '../order/quoted.fixtures';
import { SERVICE_PRICES } from './service-prices.fixtures';

function ratesFor(type: ServiceType): DgdRates {
  const rates = serviceRates(type, SERVICE_PRICES, {});
  if (!rates) throw new Error('the demo has every price');
  return rates;
}

export const dgdQuoteFor = (type: ServiceType): DgdQuote => ({
  quoteId: 'Q1',
  mode: 'DGD',
  state: 'LOCKED',
  lockedUntil: '2026-11-27T02:00:00.000Z',
  search: { type, unNo: '1230', brought: '', from: '' },
  offer: serviceOffer(type, ratesFor(type)),
  rates: ratesFor(type),
  takers: null,
});

/** Services look up no substance. */
export const dgdFactsOf = (type: ServiceType, now = NOW): OrderFacts<DgdQuote> => ({
  now,
  quote: dgdQuoteFor(type),
  ...goodsLookup(() => ({ kind: 'waiting', goods: [], strangers: null })),
});

const { currency, payType, contactName, contactPhone } = SOUND;

const shared: DgdForm = {
  ...blankDgd,
  currency,
  payType,
  contactName,
  contactPhone,
  files: [{ fileId: 'sds', docType: 'SDS_CN', name: 'sds.pdf', bytes: 4 }],
  agreeProtocol: true,
  quoteId: 'Q1',
  goods: [{ ...blankGoods('1'), nameCn: '甲醇', nameEn: 'Methanol', casNo: '67-56-1', unNo: '1230' }],
  isMixture: 'N',
  physState: 'LIQUID',
  count: '1',
  deliverTo: 'lin@example.com',
};

const component = (name: string, casNo: string, percent: string) => ({ name, casNo, percent });

const ASKED: Readonly<Record<ServiceType, Partial<DgdForm>>> = {
  '1': {
    isMixture: 'Y',
    components: [component('甲醇', '67-56-1', '60'), component('水', '7732-18-5', '40')],
    hasFlash: 'Y',
    flashC: '11',
    boilC: '64.7',
    ph: '7',
    oral: '100',
    use: '溶剂',
    ways: ['SEA', 'ROAD'],
  },
  '2': { sdsKind: 'REVIEW', markets: ['CN-zh', 'EU-en'], sdsVersion: 'V3', sdsPhone: '+86 21 5555 0000' },
  '3': {
    perfNo: 'BJ2026001234',
    maker: 'C210001',
    unMark: 'UN 1A1/Y1.4/150/26/CN/C210001',
    packages: '80',
    packDate: '2026-11-01',
    exitPort: '上海 CNSHA',
  },
  '4': {
    bookingNo: 'SGSIN260001',
    vessel: 'HARMONY 012W',
    leaves: '2026-12-01T10:00',
    boxNos: [{ no: 'CSQU3054383' }],
    declarer: 'SB123456',
    packer: 'ZX123456',
  },
  '5': {
    fromAirport: '上海浦东 PVG',
    toAirport: '法兰克福 FRA',
    isBattery: 'Y',
    batteryWh: '99.5',
    year: 'THIS',
    files: [
      { fileId: 'sds', docType: 'SDS_CN', name: 'sds.pdf', bytes: 4 },
      { fileId: 'un38', docType: 'UN38', name: 'un38.pdf', bytes: 4 },
    ],
  },
  '6': { fromPort: '上海 CNSHA', toPort: '鹿特丹 NLRTM', hazardClass: '3', packing: '1A1', week: '2026-12-10' },
  '7': {
    together: [
      { unNo: '1230', name: '甲醇', kg: '800' },
      { unNo: '1294', name: '甲苯', kg: '900' },
    ],
    togetherIn: 'BOX',
  },
  '8': { city: '上海', tons: '12', days: '30', temperature: 'COOL' },
  '9': { scope: 'TICKET', linkedOrder: '', boundFor: ['US'], languages: ['zh', 'en'] },
};

export const soundDgd = (type: ServiceType): DgdForm => ({ ...shared, offerId: `DGD-${type}`, ...ASKED[type] });
