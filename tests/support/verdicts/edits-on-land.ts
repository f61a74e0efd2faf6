import { FIRES } from '../../../domain/goods/fire';
import type { AirPart } from '../../../domain/modes/air/form';
import type { CfsPart } from '../../../domain/modes/cfs/form';
import type { RailPart } from '../../../domain/modes/rail/form';
import type { TruckPart } from '../../../domain/modes/truck/form';
import type { WhPart } from '../../../domain/modes/wh/form';
import {
  type Lines,
  DAYS,
  HOURS,
  COUNTS,
  WEIGHTS,
  DEGREES,
  YES_NO,
  TICK,
  NAMED,
  PAGE,
  LISTED,
  BOXES,
  TRUCK_TYPED,
} from './edit-line';

export const AIR: Lines<AirPart> = {
  readyDay: DAYS,
  awbType: ['MAWB', 'HAWB', ''],
  sizeRows: {
    rows: {
      l: ['40', '120', '319', '601', ''],
      w: ['40', '120', ''],
      h: ['50', '161', '300', ''],
      pcs: ['1', '4', '9', ''],
      kg: ['25', '79.5', '81', '2000', ''],
    },
  },
  declaredValue: ['NVD', '1000', 'x', ''],
  customsValue: ['NCV', '1000', 'x', ''],
  handling: [[], ['TEMP'], ['UP', 'COOL']],
  tempLow: DEGREES,
  tempHigh: DEGREES,
  condYear: ['2025', '2026', ''],
  air: {
    ofGoods: {
      net: ['0.5', '5', '30', '61', '220.5', 'x', ''],
      pi: ['353', '364', 'Y341', '965', '967', 'x', ''],
      percent: ['5', '20', '70', '101', ''],
      outer: ['1', '２', '01', '100', ''],
      batteryWh: ['20', '100', '101', ''],
      soc: ['0', '30', '31', '100', ''],
      isDamaged: TICK,
    },
  },
};

export const RAIL: Lines<RailPart> = {
  boxes: BOXES,
  boxOwner: ['COC', 'SOC', ''],
  returnDepot: ['RMA', 'RDU', 'RHA', ''],
  heating: ['NONE', 'LINER', 'HEAT', ''],
  units: { rows: { kg: WEIGHTS, no: ['CSQU3054383', 'x', ''] } },
  dgApprovalNo: ['JX-2026-1', ''],
  lithiumExempt: TICK,
  consigneeTax: ['7707083893', 'DE123456789', 'x', ''],
  siding: NAMED,
  customsMode: ['ORIGIN', 'BORDER', ''],
  brokerName: NAMED,
  brokerPhone: ['13800138000', 'x', ''],
  inbound: { rows: { slot: HOURS, ...TRUCK_TYPED } },
  freezeWaiver: TICK,
  rail: {
    ofGoods: {
      nameRu: ['Метанол', 'methanol', ''],
      gng: ['29051100', '31021000', 'x', ''],
      isSolid: TICK,
      freezeC: ['-97', '5', '18', ''],
    },
  },
};

export const CFS: Lines<CfsPart> = {
  boxes: BOXES,
  carrierBookingNo: ['ABC123456', 'x', ''],
  vesselVoyage: NAMED,
  etd: DAYS,
  dstPort: LISTED,
  cutoff: HOURS,
  inbound: { rows: { slot: ['2026-12-02T08', '2026-12-03T14', 'x', ''], ...TRUCK_TYPED } },
  stuffSlots: { rows: { slot: ['2026-12-02TAM', '2026-12-03TPM', '2026-12-02T08', 'x', ''], teu: COUNTS } },
  containers: { rows: { no: ['CSQU3054383', 'x', ''], seal: ['AB123456', 'x', ''], tare: ['2200', '1', ''] } },
  lashing: [[], ['WOOD'], ['AIRBAG', 'STRAP']],
  lash: TICK,
  wrap: COUNTS,
  pallets: COUNTS,
  photo: TICK,
  weigh: TICK,
  drayage: TICK,
  customs: TICK,
  selfLater: TICK,
  owner: NAMED,
  ctuPromise: TICK,
  cfs: { ofGoods: { boxNo: ['1', '2', '51', ''], isFood: TICK } },
};

export const WH: Lines<WhPart> = {
  fireSaid: [...FIRES, ''],
  pallets: COUNTS,
  palletSize: ['P1210', 'P1111', 'NONE', ''],
  stackLayers: ['1', '2', '5', '6', ''],
  packWeight: ['0', '10', '101', ''],
  packVolume: ['0', '10', '101', ''],
  batchNo: NAMED,
  expiry: DAYS,
  storageTemp: ['NORMAL', 'COOL', 'COLD', 'HEAT', ''],
  inDate: DAYS,
  days: ['1', '30', '365', '2000', ''],
  labels: COUNTS,
  samples: COUNTS,
  palletized: COUNTS,
  sorting: ['按批号', ''],
  inbound: { rows: { day: DAYS, slot: ['08', '14', 'x', ''], ...TRUCK_TYPED } },
  owner: NAMED,
  pickerName: NAMED,
  pickerPhone: ['13800138000', 'x', ''],
  pickerIdTail: ['123X', 'x', ''],
  partialOut: YES_NO,
  autoRenew: YES_NO,
};

const stop = (name: 'stop1' | 'stop2') =>
  ({
    [`${name}Address`]: ['大亚湾石化大道 5 号', '5', ''],
    [`${name}Contact`]: NAMED,
    [`${name}Phone`]: ['13700137000', '1', ''],
    [`${name}To`]: HOURS,
  }) as Lines<Pick<TruckPart, `stop1${'Address' | 'Contact' | 'Phone' | 'To'}`>>;

const company = (name: 'sender' | 'receiver') =>
  ({
    [`${name}Name`]: ['某涂料有限公司', ''],
    [`${name}Address`]: ['高新区科学大道 8 号', '5', ''],
    [`${name}Phone`]: ['0371-88880001', '1', ''],
    [`${name}Licence`]: ['豫危化使字 0001', ''],
  }) as unknown as Lines<Pick<TruckPart, `sender${'Name' | 'Address' | 'Phone' | 'Licence'}`>>;

export const TRUCK: Lines<TruckPart> = {
  loadKg: ['100', '12000', '21,000', '28000.1', '2１000', ''],
  sections: ['9,300 + 1,900 + 800', '26000', '１0000+9000+8000', 'x', ''],
  trucks: ['1', '２', '10', '11', ''],
  inhibitorUntil: DAYS,
  pickDoor: LISTED,
  pickAddress: NAMED,
  pickContact: NAMED,
  pickPhone: ['13800138000', 'x', ''],
  pickFrom: HOURS,
  pickTo: HOURS,
  dropDoor: LISTED,
  dropAddress: NAMED,
  dropContact: NAMED,
  dropPhone: ['13800138000', 'x', ''],
  dropFrom: HOURS,
  dropTo: HOURS,
  ...stop('stop1'),
  ...(stop('stop2') as unknown as Lines<Pick<TruckPart, `stop2${'Address' | 'Contact' | 'Phone' | 'To'}`>>),
  stopsAt: PAGE,
  ...company('sender'),
  ...(company('receiver') as unknown as Lines<Pick<TruckPart, `receiver${'Name' | 'Address' | 'Phone' | 'Licence'}`>>),
  purpose: ['USE', 'STORE', 'RESALE', ''],
  trip: ['ONE', 'ROUND', ''],
  drivers: ['1', '2', ''],
  unload: ['SELF', 'FORK', 'TAIL', 'PUMP', ''],
  lastLoad: ['WASHED', 'SAME', ''],
  tempC: DEGREES,
  box: ['20GP', '40HQ', 'TK', ''],
  tareKg: ['1500', '3900', '9001', ''],
  boxNo: ['CSQU3054383', ''],
  passNo: ['HB20261207', 'x', ''],
  insured: TICK,
  worth: ['180,000', '0.5', ''],
  toldGoods: TICK,
  places: {
    ofGoods: {
      place: ['FRONT', 'MIDDLE', 'REAR', ''],
      stop1Pieces: ['30', '90', 'x', ''],
      stop2Pieces: ['10', '20', '0', ''],
      stop1Kg: ['4000', '0', ''],
      stop2Kg: ['800.5', '40000', ''],
      excepted: TICK,
      inners: ['16', '１7', '1000', ''],
    },
  },
};
