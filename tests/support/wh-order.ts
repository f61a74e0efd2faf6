import { blankTruck, blankWh, type WhForm } from '../../domain/modes/wh/form';
import type { WhQuote } from '../../domain/modes/wh/quote';
import type { WhSearch } from '../../domain/modes/wh/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import { goodsLookup } from '../../domain/goods/identity';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import type { Neighbour } from '../../server/trade/modes/mode';
import { findOffer } from '../../server/trade/modes/wh/offers';
import { BOOKED_AT, dangerousOrder, generalOrder, methanol } from './fcl-order';
import { untouchedWorld } from './untouched-world';

/** Methanol, twelve tons in Jinshan for thirty days in December. */
export const STORED: WhSearch = {
  city: '310100',
  isDanger: 'Y',
  unNo: '1230',
  goods: null,
  group: null,
  tons: 12,
  pallets: 16,
  inDate: '2026-12-01',
  days: 30,
  temp: 'NORMAL',
  untold: [],
};

export const HARMLESS: WhSearch = { ...STORED, isDanger: 'N', unNo: null, goods: '甘油', tons: 2.3, pallets: 3 };

export const QUIET: WhSearch = { ...STORED, isDanger: 'N', unNo: null, goods: '纯碱', tons: 2.3, pallets: 3 };

export function whQuoteFor(search = STORED, id = 'JXZP-A', inside: readonly Neighbour[] = []): WhQuote {
  const found = findOffer(search, `W-${id}`, { ...untouchedWorld(BOOKED_AT), inside: () => inside });
  if (!found?.rates) throw new Error(`there is no room ${id}`);
  return {
    quoteId: 'Q1',
    mode: 'WH',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search,
    offer: found.offer,
    rates: found.rates,
    takers: null,
  };
}

export const whFacts = (quote: WhQuote | null = whQuoteFor()): OrderFacts<WhQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identifyGoods),
});

const { currency, payType, contactName, contactPhone, emergencyName, emergencyPhone, files } = dangerousOrder;

const shared = {
  ...blankWh,
  currency,
  payType,
  contactName,
  contactPhone,
  agreeProtocol: true,
  quoteId: 'Q1',
  palletSize: 'P1210',
  stackLayers: '2',
  storageTemp: 'NORMAL',
  inDate: '2026-12-01',
  days: '30',
  inbound: [{ ...blankTruck, slot: '9' }],
  owner: '东方溶剂有限公司',
  pickerName: '王小明',
  pickerPhone: '13800138000',
  pickerIdTail: '123X',
  partialOut: 'Y',
  autoRenew: 'N',
} satisfies WhForm;

export const soundWh: WhForm = {
  ...shared,
  emergencyName,
  emergencyPhone,
  files,
  dgPromise: true,
  offerId: 'W-JXZP-A',
  goods: [{ ...methanol, pieces: '64', grossKg: '12000', netKg: '', volume: '16' }],
  pallets: '16',
};

const [plain] = generalOrder.goods;
if (!plain) throw new Error('there are no goods');

const general = (nameCn: string, nameEn: string): WhForm => ({
  ...shared,
  isDanger: 'N',
  offerId: 'W-JXZP-C',
  goods: [
    {
      ...plain,
      goodsId: '',
      casNo: '',
      hsCode: '',
      nameCn,
      nameEn,
      pieces: '12',
      grossKg: '2300',
      netKg: '',
      volume: '2.6',
    },
  ],
  pallets: '3',
});

export const generalWh = general('甘油', 'Glycerol');

/** Incombustible goods: the form asks for their packaging. */
export const quietWh: WhForm = { ...general('纯碱', 'Sodium carbonate'), packWeight: '10', packVolume: '20' };
