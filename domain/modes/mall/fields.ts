import { SEND_CITIES } from '../../mall/places';
import { PURCHASE_DELIVERIES } from '../../mall/purchase';
import { isContactPhone } from '../../order/form/texts';
import {
  choiceField,
  dayField,
  momentField,
  rowsField,
  textField,
  tickField,
  wholeField,
} from '../../order/form/field-kinds';
import type { PartOf } from '../../order/form/fields';
import type { FaultCode } from '../../rules/fault';

export const MALL_STEPS = ['goods', 'delivery', 'confirm'] as const;
export type MallStep = (typeof MALL_STEPS)[number];

const step = 'delivery';
const need = true;
const LONGEST_ADDRESS = 120;
const USE_LETTERS = { least: 10, most: 200 };

const between = (least: number, most: number, code: FaultCode) => (typed: string) =>
  typed.trim().length >= least && typed.trim().length <= most ? null : code;
const shaped = (shape: RegExp, code: FaultCode) => (typed: string) => (shape.test(typed.trim()) ? null : code);
const person = () => textField({ step, need, most: 20, judge: between(2, 20, 'mallPerson') });
const phone = () => textField({ step, need, most: 20, judge: (typed) => (isContactPhone(typed) ? null : 'mallPhone') });

export const MALL_DELIVERIES = [...PURCHASE_DELIVERIES, 'CARRIED'] as const;

/** Draft of the freight order, at the revision whose price was shown. */
const FREIGHT = {
  mode: textField({ step, need, most: 10 }),
  draftId: textField({ step, need, most: 64 }),
  revision: wholeField({ step, need, code: 'notListed', least: 1 }),
  total: wholeField({ step, need, code: 'notListed', least: 0 }),
  currency: textField({ step, need, most: 3 }),
  protocolVersion: textField({ step, need, most: 20 }),
  fetchedAt: momentField({ step, need, code: 'mallPickupHour' }),
};

export const FIELDS = {
  way: choiceField(MALL_DELIVERIES, { step, need }),
  toCity: choiceField(SEND_CITIES, { step, need }),
  address: textField({ step, need, most: LONGEST_ADDRESS, judge: between(5, LONGEST_ADDRESS, 'mallAddress') }),
  receiver: person(),
  receiverPhone: phone(),
  deliverOn: dayField({ step, need, code: 'mallDeliver' }),
  pickupAt: momentField({ step, need, code: 'mallPickupHour' }),
  plateNo: textField({ step, need, most: 12, judge: shaped(/^[\p{Script=Han}A-Z0-9·]{6,10}$/iu, 'mallPlate') }),
  driverName: person(),
  driverPhone: phone(),
  roadPermit: textField({
    step,
    need,
    most: 30,
    judge: shaped(/^[\p{Script=Han}A-Z0-9()（）-]{6,30}$/iu, 'mallPermit'),
  }),
  escort: person(),
  useDecl: textField({
    step,
    need,
    most: USE_LETTERS.most,
    judge: between(USE_LETTERS.least, USE_LETTERS.most, 'mallUse'),
  }),
  freight: rowsField(FREIGHT, { step, need, most: 1 }),
  storeSafe: tickField({ step: 'confirm', need }),
};

export type MallPart = PartOf<typeof FIELDS>;

/** Delivery fields the buyer can change after ordering, with their names on page and history. */
export const DELIVERY_NAMES = {
  pickupAt: '提货时间',
  plateNo: '车牌',
  driverName: '提货司机',
  driverPhone: '司机手机',
  roadPermit: '道路运输证号',
  escort: '押运员',
  deliverOn: '送达日期',
  address: '详细地址',
  receiver: '收货人',
  receiverPhone: '收货人手机',
} as const satisfies Partial<Record<keyof MallPart, string>>;
