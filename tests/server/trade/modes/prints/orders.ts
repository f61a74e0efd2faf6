import { blankTruck as blankCfsTruck } from '../../../../../domain/modes/cfs/form';
import { blankRowFacts as lclRow } from '../../../../../domain/modes/lcl/form';
import { blankRowFacts as airRow } from '../../../../../domain/modes/air/form';
import { blankTruck as railTruck } from '../../../../../domain/modes/rail/form';
import { blankTruck as whTruck } from '../../../../../domain/modes/wh/form';
import { AIR } from '../../../../../domain/modes/air/mode';
import { CFS } from '../../../../../domain/modes/cfs/mode';
import { DOM } from '../../../../../domain/modes/dom/mode';
import { FLEXI } from '../../../../../domain/modes/flexi/mode';
import { LCL } from '../../../../../domain/modes/lcl/mode';
import { RAIL } from '../../../../../domain/modes/rail/mode';
import { TANK } from '../../../../../domain/modes/tank/mode';
import { TRUCK } from '../../../../../domain/modes/truck/mode';
import { WH } from '../../../../../domain/modes/wh/mode';
import type { Charges } from '../../../../../domain/offer/charges';
import { DOLLAR, YUAN } from '../../../../../domain/values/money';
import { airFacts, airQuoteFor, togetherAir } from '../../../../support/air-order';
import { cfsFacts, cfsQuoteFor, soundCfs } from '../../../../support/cfs-order';
import { dangerousOrder, factsFor } from '../../../../support/fcl-order';
import { domFacts, domQuoteFor, soundDom } from '../../../../support/dom-order';
import { flexiFacts, flexiQuoteFor, soundFlexi } from '../../../../support/flexi-order';
import { lclFacts, lclQuoteFor, soundLcl } from '../../../../support/lcl-order';
import { METHANOL, PAINT, PEOPLE } from '../../../../support/places/distinct';
import { railFacts, railQuoteFor, soundRail } from '../../../../support/rail-order';
import { soundTank, tankFacts, tankQuoteFor } from '../../../../support/tank-order';
import { soundTruckOn, truckFacts, truckQuoteFor } from '../../../../support/truck-order';
import { soundWh, whFacts, whQuoteFor } from '../../../../support/wh-order';
import { apart, place, priced, told } from './ordered';

const dollars = (amount: number) => ({ amount, currency: DOLLAR });

const CHARGED: Charges = {
  lines: [
    {
      item: 'OF',
      name: '海运费',
      unit: 'BOX',
      unitPrice: dollars(1_907_00),
      quantity: 3,
      total: dollars(5_721_00),
      part: 'SEA',
    },
    {
      item: 'DOC',
      name: '文件费',
      unit: 'BILL',
      unitPrice: dollars(63_00),
      quantity: 1,
      total: dollars(64_00),
      part: 'PORT',
    },
  ],
  totalUsd: dollars(5_785_00),
  totalYuan: { amount: 41_073_50, currency: YUAN },
  notIncluded: [],
};

const { quote: fclQuote } = factsFor('SGSIN');
if (!fclQuote) throw new Error('there is no quote');

export const FCL_ORDER = {
  form: {
    ...dangerousOrder,
    ...PEOPLE,
    goods: [METHANOL, PAINT],
    boxes: [{ type: '20GP' as const, count: '3' }],
    reeferC: '',
  },
  quote: {
    ...fclQuote,
    offer: {
      ...fclQuote.offer,
      org: place('CNSHA', '上海', 'Shanghai'),
      dst: place('SGSIN', '新加坡', 'Singapore'),
      cutoffs: apart(fclQuote.offer.cutoffs),
    },
  },
  charges: CHARGED,
  takings: [],
  alternative: null,
};

export const LCL_ORDER = priced(
  LCL,
  {
    ...soundLcl,
    ...PEOPLE,
    goods: [
      { ...METHANOL, pieces: '2', grossKg: '860', netKg: '830', volume: '1.05' },
      { ...PAINT, pieces: '3', grossKg: '75', netKg: '70', volume: '0.4' },
    ],
    lcl: { ...soundLcl.lcl, '2': { ...lclRow, unitKg: '25', longCm: '40', highCm: '50' } },
    marks: 'ACME 77',
    plateNo: '沪A12345',
    driverName: '赵七',
    driverPhone: '13811110007',
  },
  lclQuoteFor(),
  lclFacts(),
);

/** Box numbers differ from row numbers. */
const STUFFED = priced(
  CFS,
  {
    ...soundCfs,
    ...PEOPLE,
    goods: [METHANOL, PAINT],
    boxes: [{ type: '20GP', count: '2' }],
    cfs: { '1': { boxNo: '2', isFood: false }, '2': { boxNo: '1', isFood: false } },
    inbound: [
      {
        ...blankCfsTruck,
        slot: '2026-12-03T08',
        plateNo: '沪A12345',
        driverName: '赵七',
        driverPhone: '13811110007',
        escortName: '钱八',
        pieces: '41',
      },
      {
        ...blankCfsTruck,
        slot: '2026-12-03T10',
        plateNo: '苏B67890',
        driverName: '孙九',
        driverPhone: '13811110009',
        escortName: '李十',
        pieces: '93',
      },
    ],
    stuffSlots: [{ slot: '2026-12-04TAM', teu: '2' }],
  },
  cfsQuoteFor(),
  cfsFacts(),
);

/** Destination differs from the port of stuffing. */
export const CFS_ORDER = {
  ...STUFFED,
  quote: { ...STUFFED.quote, offer: { ...STUFFED.quote.offer, dst: place('CNNGB', '宁波', 'Ningbo') } },
};

const STORED = priced(
  WH,
  {
    ...soundWh,
    ...PEOPLE,
    goods: [
      { ...METHANOL, grossKg: '8000' },
      { ...PAINT, grossKg: '4000' },
    ],
    inbound: [
      { ...whTruck, slot: '9', plateNo: '沪A12345', driverName: '赵七', escortName: '钱八', pieces: '41' },
      {
        ...whTruck,
        day: '2026-12-03',
        slot: '14',
        plateNo: '苏B67890',
        driverName: '孙九',
        escortName: '李十',
        pieces: '93',
      },
    ],
    batchNo: 'LOT-55',
    expiry: '2027-09-17',
    sorting: '按批号分拣',
  },
  whQuoteFor(),
  whFacts(),
);

export const WH_ORDER = told(STORED);

export const AIR_ORDER = priced(
  AIR,
  {
    ...togetherAir,
    ...PEOPLE,
    declaredValue: '9100',
    sizeRows: togetherAir.sizeRows.map((row, at) => ({ ...row, l: at === 0 ? '80' : '40' })),
    customsValue: '8200',
    goods: togetherAir.goods.map((row, at) => ({ ...row, packKind: at === 0 ? '1A1' : '3H1' })),
    air: { '1': { ...airRow, net: '20', pi: '364', outer: '1' }, '2': { ...airRow, net: '10', pi: '364', outer: '1' } },
  },
  airQuoteFor(),
  airFacts(),
);

export const RAIL_ORDER = priced(
  RAIL,
  {
    ...soundRail,
    ...PEOPLE,
    boxOwner: 'SOC' as const,
    boxes: [{ type: '20GP', count: '2' }],
    units: [
      { kg: '19870', no: 'CSQU3054383' },
      { kg: '20130', no: 'TEMU1234564' },
    ],
    siding: '专用线十二',
    inbound: [
      {
        ...railTruck,
        slot: '2026-12-19T09:00',
        plateNo: '沪A12345',
        driverName: '赵七',
        escortName: '钱八',
        pieces: '1',
      },
      {
        ...railTruck,
        slot: '2026-12-20T14:00',
        plateNo: '苏B67890',
        driverName: '孙九',
        escortName: '李十',
        pieces: '1',
      },
    ],
  },
  railQuoteFor(),
  railFacts(),
);

export const TANK_ORDER = priced(TANK, { ...soundTank, ...PEOPLE }, tankQuoteFor(), tankFacts());

export const FLEXI_ORDER = priced(FLEXI, { ...soundFlexi(), ...PEOPLE }, flexiQuoteFor(), flexiFacts());

export const DOM_ORDER = priced(DOM, { ...soundDom, ...PEOPLE }, domQuoteFor(), domFacts());

/** Hours differ from the searched ones. */
const TRUCKED = truckQuoteFor();
export const TRUCK_ORDER = told(
  priced(
    TRUCK,
    {
      ...soundTruckOn(TRUCKED),
      ...PEOPLE,
      trucks: '3',
      pickFrom: '2026-12-07T09:15',
      pickTo: '2026-12-07T11:45',
      dropTo: '2026-12-10T16:30',
      loadKg: '',
    },
    TRUCKED,
    truckFacts(TRUCKED),
  ),
);
