import { railCopy } from '../rail';
import { railOrderCopy } from './order';
import { railReceiptCopy } from './receipt';
import { type GateWords, truckChangeCopy, type TruckChangeCopy } from '../../after/truck-change';

const stationChangeCopy: TruckChangeCopy = {
  ...truckChangeCopy,
  until: (moment) => `截站 ${moment} 前可改时段、车辆与司机，不收费`,
  over: '已截站，不能再改',
  hours: '进站时段（场站收箱期内）',
  failure: {
    ...truckChangeCopy.failure,
    late: '已截站，或重箱已上站，不能再改。',
    refused: '修改未成功：请核对车牌、电话、身份证后 4 位与箱数，时段需在收箱期内且未过。',
  },
};

export const STATION_WORDS: GateWords = {
  cards: railReceiptCopy.trucks,
  copy: stationChangeCopy,
  people: '车站',
  labels: railCopy.truckLabel,
  hourOf: (slot) => railOrderCopy.hour(slot),
};
