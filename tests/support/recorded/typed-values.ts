import type { FclForm } from '../../../domain/modes/fcl/form';
import type { Invoice, Party } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';

type Typed<TOf> = { readonly [Key in keyof TOf]?: readonly TOf[Key][] };

const long = (letters: number) => 'A'.repeat(letters);
const NUMBERS = ['', '0', '-1', '１２', '1e3', '12.345', '1,200.50', '99999', '100000', '.', 'abc', ' 7 '];
const PHONES = [
  '',
  '13812345678',
  '021-55550000',
  '+86 21 5555 0119',
  '+1',
  '１３８１２３４５６７８',
  '12345',
  'phone',
];
const MAILS = ['', 'a@b.example', 'a@b', '@', `${long(120)}@b.example`];

/** Valid and invalid row input. Unlisted fields keep the values of the goods. */
export const TYPED_GOODS: Typed<GoodsRow> = {
  nameCn: ['', ' ', '油', '甲醇', '甲'.repeat(61)],
  nameEn: ['', 'Methanol', '甲醇', 'Resin & oil', long(121)],
  hsCode: ['', '290511', '29051100', '2905.11', '２９０５１１', '12345', '12345678901'],
  casNo: ['', '67-56-1', '67-56-2', '６７-５６-１', 'x'],
  unNo: ['', '1230', 'UN1230', '9999', 'UN', '１２３０'],
  shippingName: ['', 'METHANOL', 'FLAMMABLE LIQUID, N.O.S.', long(201)],
  technicalName: ['', 'contains acetone', long(201)],
  hazardClass: ['', '3', '6.1', '8', '5.1', '4.3', '2.1', '1.4', '7', '9'],
  subRisks: [[], ['6.1'], ['3'], ['8', '6.1']],
  packingGroup: ['', 'I', 'II', 'III', 'N'],
  flashPoint: ['', '-20', '11', '23', '60', '60.1', '300', '301', '-101', '十一'],
  isMarinePollutant: [true, false],
  isLimited: [true, false],
  innerQuantity: ['', '1 L', '500 ml', '1L', '6 kg', '0', 'half'],
  packKind: ['', '1A1', '4G', 'PLT', 'CYL', '31HA1', 'XX'],
  pieces: NUMBERS,
  grossKg: [...NUMBERS, '14160', '26000', '21500.75', '500000'],
  netKg: [...NUMBERS, '12640', '14161'],
  volume: [...NUMBERS, '16', '28.1', '33.2', '68', '1000'],
};

export const TYPED_PARTY: Typed<Party> = {
  name: ['', 'TO ORDER', 'To the order of the bank', 'EASTERN SOLVENTS LTD', '东方溶剂', long(71)],
  address: ['', 'NO. 1 CHEMICAL ROAD', '化工路一号', long(201)],
  phone: PHONES,
  email: MAILS,
  taxId: ['', '123', long(41)],
};

export const TYPED_INVOICE: Typed<Invoice> = {
  wanted: [true, false],
  title: ['', '试验化工有限公司', '票'.repeat(101)],
  taxNo: ['', '91310000MA1K35TX3X', '９1310000MA1K35TX3X', '91310000', '.'],
  type: ['', '1', '4', '9'],
};

export const TYPED_FORM: Typed<FclForm> = {
  quoteId: ['', 'Q1'],
  offerId: ['', 'S1', 'S2'],
  altOfferId: ['', 'S1', 'S2'],
  boxOwner: ['', 'COC', 'SOC'],
  tradeTerm: ['', 'FOB', 'XXX'],
  transportTerm: ['', 'CY-CY', 'DOOR-CY'],
  freightTerm: ['', 'PP', 'CC'],
  isDanger: ['Y', 'N'],
  declMode: ['', 'PLATFORM', 'SELF'],
  services: [[], ['TRK'], ['INS'], ['CUS'], ['TRK', 'INS', 'CUS', 'DGDEC'], ['DGDEC'], ['XXX']],
  pickupRegion: ['', '330206', '浙江省宁波市', '000000'],
  pickupAddress: ['', '化工路', '化工路 1 号 3 号门', '路'.repeat(121)],
  readyDate: ['', '2026-12-01T08:00', '2026-12-17T08:00', '2027-02-30T08:00', 'soon'],
  goodsValue: ['', '0', '120000', '１２００００.50', '-1', 'much'],
  insuredValue: ['', '0', '132000', '131999.99', 'all'],
  destTaxId: ['', '11.222.333/0001-81', 'ABCDE1234F', '123456789', long(41)],
  amsAgent: ['', 'PLATFORM', 'SELF'],
  blType: ['', 'HBL', 'MBL'],
  releaseType: ['', 'TLX', 'OBL'],
  currency: ['', '1', '2', '9'],
  payType: ['', '1', '2'],
  contactName: ['', '林', '林海', '林'.repeat(21)],
  contactPhone: PHONES,
  contactEmail: MAILS,
  emergencyName: ['', 'Lin Hai', '林海', long(61)],
  emergencyPhone: PHONES,
  files: [
    [],
    [{ fileId: 'F1', docType: 'SDS_EN', name: 'sds.pdf', bytes: 20_000 }],
    [{ fileId: 'F2', docType: 'SDS_CN', name: 'sds.exe', bytes: 20_000 }],
    [{ fileId: 'F3', docType: 'CI', name: 'invoice.pdf', bytes: 0 }],
  ],
  remark: ['', '请尽早放舱', '注'.repeat(501)],
  agreeProtocol: [true, false],
  dgPromise: [true, false],
};
