import { CHARGES_ID, FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import type { ModeId } from '../../../domain/mode-ids';
import { type FclForm, blankFcl } from '../../../domain/modes/fcl/form';
import { type GoodsRow, blankGoods } from '../../../domain/goods/row';
import { blankTruck, type TruckForm } from '../../../domain/modes/truck/form';
import { TRUCK } from '../../../domain/modes/truck/mode';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import { truckQuestion } from '../../../domain/modes/truck/search';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm, Party } from '../../../domain/order/form/form';

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

export type DemoCargo = { mode: ModeId; search: unknown; fill: (quote: Quote) => OrderForm };

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', boxes: [{ type: '20GP' as const, count: 1 }] };

export const DANGEROUS_CARGO: DemoCargo = {
  mode: 'FCL',
  search: { ...lane, isDanger: 'Y', unNo: '1294' },
  fill: () => ({ ...common, goods: [toluene] }),
};

export const GENERAL_CARGO: DemoCargo = {
  mode: 'FCL',
  search: { ...lane, isDanger: 'N' },
  fill: () => ({
    ...common,
    isDanger: 'N',
    goods: [citricAcid],
    declMode: '',
    emergencyName: '',
    emergencyPhone: '',
    dgPromise: false,
  }),
};

function fillTruck(quote: Quote): TruckForm {
  const begun = TRUCK.quoted(blankTruck, quote as TruckQuote);
  const { payType, emergencyName, emergencyPhone, agreeProtocol, dgPromise } = common;
  return {
    ...begun,
    goods: begun.goods.map((row) => ({
      ...row,
      nameCn: '异丙醇',
      nameEn: 'Isopropanol',
      shippingName: 'ISOPROPANOL',
      hazardClass: '3',
      packingGroup: 'II',
      flashPoint: '12',
      packKind: '1A1',
      packMark: 'UN 1A1/X1.4/250/26/CN/310001',
      pieces: '48',
    })),
    pickAddress: '苏州工业园区演示路 1 号',
    pickContact: '演示装货人',
    pickPhone: '13800000004',
    dropAddress: '郑州高新区演示大道 8 号',
    dropContact: '演示收货人',
    dropPhone: '0371-55550188',
    senderName: '演示溶剂己有限公司',
    senderAddress: '苏州工业园区演示路 1 号',
    senderPhone: '0512-55550100',
    receiverName: '演示涂料戊有限公司',
    receiverAddress: '郑州高新区演示大道 8 号',
    receiverPhone: '0371-55550199',
    purpose: 'USE',
    unload: 'SELF',
    toldGoods: true,
    payType,
    contactName: '吴远车',
    contactPhone: '13800000004',
    emergencyName,
    emergencyPhone,
    agreeProtocol,
    dgPromise,
  };
}

const DRUMS = 'org=3205&dst=4101&d=Y&un=1219&goods=异丙醇&kg=9000&m3=16';

export const TRUCK_CARGO: DemoCargo = {
  mode: 'TRUCK',
  search: truckQuestion.searchOf(truckQuestion.asked(DRUMS)),
  fill: fillTruck,
};
