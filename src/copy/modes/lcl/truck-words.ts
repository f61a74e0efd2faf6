import { weekdayText } from '../../words/moment-words';
import { truckChangeCopy, type GateWords } from '../../after/truck-change';
import { lclCopy } from '../lcl';

const { plateNo, driverName, driverPhone, escortName } = lclCopy.label;

export const SHED_WORDS: GateWords = {
  cards: { title: '进仓预约码', note: '司机到仓出示；扫码只显示仓库、时间和部分车牌。' },
  copy: {
    ...truckChangeCopy,
    open: () => '改送货时间与车辆',
    title: () => '改送货时间与车辆',
    until: (moment) => `进仓截止 ${moment} 前可改时间、车辆与司机，不收费`,
    over: '进仓已截止，不能再改',
    hours: '送货时间（仓库收货时段）',
    failure: {
      ...truckChangeCopy.failure,
      late: '进仓已截止，或货物已进仓，不能再改。',
      refused:
        '修改未成功：请核对车牌与电话，写了车牌还要写司机、电话，危险品另要押运员；送货时间需在收货时段内且未过。',
    },
  },
  people: '仓库',
  labels: { slot: lclCopy.label.deliverDate, plateNo, driverName, driverPhone, escortName },
  hourOf: (slot) => weekdayText(slot),
};
