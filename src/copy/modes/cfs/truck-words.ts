import { TOLD_BEFORE_HOURS, CHANGE_BEFORE_HOURS } from '../../../../domain/order/trucks/truck-times';
import { cfsCopy } from '../cfs';
import { cfsReceiptCopy } from './receipt';
import { gateWords } from './slot-words';
import { type GateWords, truckChangeCopy, type TruckChangeCopy } from '../../after/truck-change';
import { STUFF_AFTER_HOURS } from '../../../../domain/modes/cfs/slots';

export const stuffingChangeCopy: TruckChangeCopy = {
  ...truckChangeCopy,
  until: (moment) => `${moment} 前可改时段与司机，不收费`,
  over: `距进站不足 ${CHANGE_BEFORE_HOURS} 小时，不能再改`,
  hours: '进站时段（只列装箱前赶得上的空位）',
  offered: '改后总价（堆存天数不同）',
  failure: {
    ...truckChangeCopy.failure,
    late: `距进站不足 ${CHANGE_BEFORE_HOURS} 小时，或订单已进站，不能再改。`,
    refused: `修改未成功：请核对车牌、电话、身份证后 4 位与件数，时段需在装箱前 ${STUFF_AFTER_HOURS} 小时。`,
  },
};

export const STUFFING_WORDS: GateWords = {
  cards: cfsReceiptCopy.trucks,
  copy: stuffingChangeCopy,
  people: '装箱站',
  labels: cfsCopy.truckLabel,
  hourOf: gateWords,
  send: ({ when, plateNo, code, address }) =>
    `进站预约：${when}，车牌 ${plateNo}，预约码 ${code}。到站向门岗出示 ${address}`,
  toldBeforeHours: TOLD_BEFORE_HOURS,
};
