import { TOLD_BEFORE_HOURS } from '../../../../domain/order/trucks/truck-times';
import { cfsCopy } from '../cfs';
import { cfsReceiptCopy } from './receipt';
import { gateWords } from './slot-words';
import { stuffingChangeCopy } from './truck-change';
import type { GateWords } from '../../after/truck-change';

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
