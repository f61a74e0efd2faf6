import { CHARGES_ID, FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import type { ModeId } from '../../../domain/mode-ids';
import { type FclForm, blankFcl } from '../../../domain/modes/fcl/form';
import type { Party } from '../../../domain/order/form/form';
import { type GoodsRow, blankGoods } from '../../../domain/goods/row';
import type { SailingSearch } from '../../../domain/offer/sailing';

const party = (name: string, address: string): Party => ({
  name,
  address,
  phone: '+86 21 5555 0100',
  email: 'shipping@demo.example',
  taxId: '',
});

const common: FclForm = {
  ...blankFcl,
  boxOwner: 'COC',
  tradeTerm: 'FOB',
  transportTerm: 'CY-CY',
  freightTerm: 'PP',
  declMode: 'SELF',
  shipper: party('DEMO CHEMICALS CO., LTD.', 'NO. 88 DEMO ROAD, SHANGHAI, CHINA'),
  consignee: party('DEMO COATINGS PTE. LTD.', '8 DEMO PIER ROAD, SINGAPORE'),
  blType: 'HBL',
  releaseType: 'TLX',
  currency: '2',
  payType: '1',
  contactName: '周知行',
  contactPhone: '13800000003',
  emergencyName: 'Demo Emergency Desk',
  emergencyPhone: '+86 21 5555 0119',
  agreeProtocol: true,
  agreeCharges: true,
  chargesEdition: FIRST_EDITIONS[CHARGES_ID],
  dgPromise: true,
};

const toluene: GoodsRow = {
  ...blankGoods('1'),
  nameCn: '甲苯',
  nameEn: 'Toluene',
  hsCode: '290230',
  casNo: '108-88-3',
  unNo: '1294',
  shippingName: 'TOLUENE',
  hazardClass: '3',
  packingGroup: 'II',
  flashPoint: '4',
  packKind: '1A1',
  pieces: '80',
  grossKg: '15600',
  netKg: '13920',
  volume: '17.6',
};

const citricAcid: GoodsRow = {
  ...blankGoods('1'),
  nameCn: '柠檬酸',
  nameEn: 'Citric acid',
  hsCode: '291814',
  packKind: 'PLT',
  pieces: '20',
  grossKg: '20600',
  netKg: '20000',
  volume: '24',
};

export type DemoCargo = { mode: ModeId; search: SailingSearch; form: FclForm };

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', boxes: [{ type: '20GP' as const, count: 1 }] };

export const DANGEROUS_CARGO: DemoCargo = {
  mode: 'FCL',
  search: { ...lane, isDanger: 'Y', unNo: '1294' },
  form: { ...common, goods: [toluene] },
};

export const GENERAL_CARGO: DemoCargo = {
  mode: 'FCL',
  search: { ...lane, isDanger: 'N' },
  form: {
    ...common,
    isDanger: 'N',
    goods: [citricAcid],
    declMode: '',
    emergencyName: '',
    emergencyPhone: '',
    dgPromise: false,
  },
};
