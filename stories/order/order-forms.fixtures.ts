import { CHARGES_ID, FIRST_EDITIONS } from '../../domain/order/papers/protocol';
import { blankGoods, type GoodsRow } from '../../domain/goods/row';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { FoundGoods } from '../../domain/goods/identity';
import type { LibraryGoods } from '../../domain/goods/library';
import { formOf } from './quoted.fixtures';

export const METHANOL_FACTS: LibraryGoods = {
  goodsId: 'methanol',
  unNo: '1230',
  nameCn: '甲醇',
  nameEn: 'Methanol',
  casNo: '67-56-1',
  hsCode: '290511',
  hazardClass: '3',
  subRisks: ['6.1'],
  packingGroup: 'II',
  isMarinePollutant: false,
  limitedQuantity: '1 L',
  state: 'LIQUID',
  emS: 'F-E,S-D',
  flashPointC: 11,
  densityKgPerL: 0.79,
  groups: [],
  properName: null,
  sixteenB: [],
  burns: true,
  fire: { item: 'A1', isSure: true },
  technical: null,
  cooled: null,
  packing: { instructions: ['P001', 'IBC02'], special: [], peroxide: null },
  controls: { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false },
  doubts: [],
};

/** Answer for the picked row, in both declarations, and for a row with only the number typed. */
export const METHANOL_FOUND: readonly FoundGoods[] = [
  'UN|1230|methanol|II|3|甲醇|Methanol|67-56-1|METHANOL|',
  'UN|1230||||||||',
  'N|methanol|甲醇|Methanol|67-56-1|',
].map((token) => ({ key: '1', token, kind: 'known', goods: [METHANOL_FACTS], strangers: [] }));

export const METHANOL_ROW: GoodsRow = {
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
  pieces: '80',
  grossKg: '14,000.00',
  netKg: '12640',
  volume: '16.000',
};

/** Incompatible with methanol in one box. */
export const PERSULFATE_ROW: GoodsRow = {
  ...METHANOL_ROW,
  key: '2',
  goodsId: 'sodium-persulfate',
  nameCn: '过硫酸钠',
  nameEn: 'Sodium persulphate',
  casNo: '7775-27-1',
  hsCode: '283340',
  unNo: '1505',
  shippingName: 'SODIUM PERSULPHATE',
  hazardClass: '5.1',
  subRisks: [],
  packingGroup: 'III',
  flashPoint: '',
  packKind: '5M2',
  pieces: '400',
  grossKg: '10200',
  netKg: '10000',
  volume: '9.6',
};

const party = (name: string) => ({
  name,
  address: '1 Test Road, Shanghai',
  phone: '+86 21 5555 0000',
  email: '',
  taxId: '',
});

/** A valid form for two 20GP boxes from Shanghai to Rotterdam. */
export const SOUND: FclForm = formOf({
  quoteId: 'Q1',
  offerId: 'S1',
  boxes: [{ type: '20GP', count: '2' }],
  boxOwner: 'COC',
  tradeTerm: 'FOB',
  transportTerm: 'CY-CY',
  freightTerm: 'PP',
  goods: [METHANOL_ROW],
  declMode: 'PLATFORM',
  shipper: party('TEST CHEMICAL CO., LTD.'),
  consignee: party('EXAMPLE TRADING B.V.'),
  destTaxId: 'NL123456789',
  amsAgent: 'PLATFORM',
  blType: 'MBL',
  releaseType: 'TLX',
  currency: '2',
  payType: '1',
  contactName: '王明',
  contactPhone: '13800000001',
  emergencyName: 'Wang Ming',
  emergencyPhone: '+86 13800000001',
  agreeProtocol: true,
  agreeCharges: true,
  chargesEdition: FIRST_EDITIONS[CHARGES_ID],
  dgPromise: true,
});
