import { type HazardClass, HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { Invoice, OrderForm, Party } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { ListedMode } from './questions';
import { type Fixed, type Values, type Lines, DAYS, COUNTS, WEIGHTS, TICK, NAMED, PAGE, LISTED } from './edit-line';
import { FCL, LCL, TANK, FLEXI, DOM } from './edits-at-sea';
import { AIR, RAIL, CFS, WH, TRUCK } from './edits-on-land';

const NAMES = ['浓硝酸', '甲醇', '尿素', '清凉溶剂', '废甲苯', '苯', ''];

const GOODS: Lines<GoodsRow> = {
  key: PAGE,
  edited: PAGE,
  goodsId: { because: 'picked and declared as one edit' },
  isGeneral: { because: 'marked as one edit' },
  nameCn: NAMES,
  nameEn: ['Nitric acid', 'Methanol', 'Cool solvent', 'Waste toluene', ''],
  hsCode: ['310210', '2905110000', ''],
  casNo: ['67-56-1', '108-88-3', '7732-18-5', ''],
  unNo: ['1230', '1263', '1294', '3480', '3082', '0081', '9999', '１５０５', 'UN 1005', ''],
  shippingName: ['DRINKING WATER', 'TOLUENE', 'METHANOL', ''],
  technicalName: ['TOLUENE', '化学品', ''],
  hazardClass: [...HAZARD_CLASS_IDS, ''],
  subRisks: [[], ['3'], ['6.1', '8'], ['7']] satisfies HazardClass[][],
  packingGroup: ['I', 'II', 'III', 'N', ''],
  share: ['5', '20', '60', '85.5', 'x', ''],
  boilingPoint: ['-10', '35', '35.1', ''],
  ratedWh: ['19.5', '100', '100.5', ''],
  lithiumG: ['1', '2', '2.5', ''],
  viscosity: ['20', '135.5', '701', ''],
  flashPoint: ['-11', '22.9', '23', '60', '61', ''],
  isMarinePollutant: TICK,
  isLimited: TICK,
  innerQuantity: ['30 ml', '500 ml', '1 kg', '5 L', 'x', ''],
  packKind: ['1A1', '1H1', '4G', '5M2', '31HA1', '13H3', 'CYL', 'PLT', ''],
  packMark: ['UN 1A1/X1.4/250/26/CN/310001', 'un 5m2/y26/s/25/cn/370015', 'nothing', ''],
  pieces: COUNTS,
  grossKg: WEIGHTS,
  netKg: WEIGHTS,
  volume: ['0.5', '1.05', '16', '28.001', '82.5', '', 'x'],
};

const PARTY: Lines<Party> = { name: NAMED, address: NAMED, phone: NAMED, email: NAMED, taxId: NAMED };
const INVOICE: Lines<Invoice> = { wanted: TICK, title: NAMED, taxNo: NAMED, type: LISTED };

/** Record whose fields have lines of their own. */
const inside = (name: string): Fixed => ({ because: `its fields stand in ${name}` });

const SHARED: Lines<OrderForm> = {
  quoteId: PAGE,
  offerId: PAGE,
  altOfferId: { because: 'judged as the offer it names, at the submission' },
  isDanger: ['Y', 'N'],
  goods: inside('GOODS'),
  later: { because: 'waits for an order of its own: the gateway never reads it' },
  declMode: ['PLATFORM', 'SELF', ''],
  services: { because: 'chosen as one edit' },
  pickupRegion: LISTED,
  pickupAddress: NAMED,
  readyDate: DAYS,
  goodsValue: ['100', '1,000,000', ''],
  insuredValue: ['100', '1,000,000', ''],
  shipper: inside('PARTY'),
  consignee: inside('PARTY'),
  notify: inside('PARTY'),
  destTaxId: ['12.345.678/0001-95', ''],
  amsAgent: ['PLATFORM', 'SELF', ''],
  currency: ['USD', 'CNY', ''],
  payType: LISTED,
  invoice: inside('INVOICE'),
  contactName: NAMED,
  contactPhone: ['13800138000', '1', ''],
  contactEmail: NAMED,
  emergencyName: NAMED,
  emergencyPhone: ['13800138000', '1', ''],
  files: { because: 'handed in as one edit' },
  remark: NAMED,
  agreeProtocol: TICK,
  agreeCharges: TICK,
  chargesEdition: PAGE,
  dgPromise: TICK,
};

const OWN: Readonly<Record<ListedMode, object>> = { FCL, LCL, AIR, RAIL, CFS, WH, TANK, FLEXI, DOM, TRUCK };

export type Written = { path: string; values: Values };

const ROWS = [0, 1, 2];

function written(path: string, line: unknown): Written[] {
  if (Array.isArray(line)) return [{ path, values: line as Values }];
  const { rows, ofGoods } = line as { rows?: object; ofGoods?: object };
  if (ofGoods) return rowsOf('goods', ofGoods);
  return rows ? rowsOf(path, rows) : [];
}

const rowsOf = (path: string, lines: object): Written[] =>
  ROWS.flatMap((at) => Object.entries(lines).flatMap(([name, line]) => written(`${path}.${at}.${name}`, line)));

const inParts = (path: string, lines: object): Written[] =>
  Object.entries(lines).flatMap(([name, line]) => written(path === '' ? name : `${path}.${name}`, line));

export const fieldsOf = (mode: ListedMode): Written[] => [
  ...rowsOf('goods', GOODS),
  ...inParts('', SHARED),
  ...inParts('shipper', PARTY),
  ...inParts('invoice', INVOICE),
  ...inParts('', OWN[mode]),
];
