import type { OrderForm, Party } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import { methanol } from '../fcl-order';

const party = (who: string, digit: string): Party => ({
  name: `${who} CHEMICALS LTD`,
  address: `${digit} ${who} ROAD, TOWN ${digit}`,
  phone: `+86 21 5555 000${digit}`,
  email: `desk@${who.toLowerCase()}.example`,
  taxId: `TAX${who}${digit}`,
});

export const linesOfParty = ({ name, address, phone, email, taxId }: Party): string[] => [
  name,
  address,
  phone,
  email,
  taxId,
];
export const waybillParty = ({ name, address, phone }: Party): string[] => [name, address, phone];

export const PEOPLE = {
  shipper: party('SENDER', '1'),
  consignee: party('TAKER', '2'),
  notify: party('HEARER', '3'),
  contactName: '林一',
  contactPhone: '13811110004',
  contactEmail: 'four@orderer.example',
  emergencyName: '周五',
  emergencyPhone: '+86 21 5555 0115',
  remark: '备注第六条',
} satisfies Partial<OrderForm>;

export const METHANOL: GoodsRow = { ...methanol, pieces: '41', grossKg: '7310', netKg: '6520', volume: '8.2' };

export const PAINT: GoodsRow = {
  ...methanol,
  key: '2',
  goodsId: '',
  nameCn: '涂料',
  nameEn: 'Paint',
  hsCode: '320890',
  casNo: '1330-20-7',
  unNo: '1263',
  shippingName: 'PAINT',
  technicalName: 'alkyd resin',
  subRisks: [],
  packingGroup: 'III',
  flashPoint: '27',
  packKind: '3H1',
  packMark: 'UN 3H1/Y1.4/150/25/CN/310002',
  pieces: '93',
  grossKg: '3875',
  netKg: '3519',
  volume: '5.6',
};
