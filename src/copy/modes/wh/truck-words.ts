import { callService } from '../../../../domain/people/contact';
import { CHANGE_BEFORE_HOURS, TOLD_BEFORE_HOURS } from '../../../../domain/order/trucks/truck-times';
import { dayWord } from '../../words/moment-words';
import { type GateWords, truckChangeCopy } from '../../after/truck-change';
import { truckCopy } from '../../after/truck';
import { whCopy } from '../wh';
import { whReceiptCopy } from './receipt';

const HOURS = /^(\d{4}-\d{2}-\d{2})T(\d{2})$/;

/** For example `12-03 周四 08–09 时`. */
function hourWords(slot: string): string {
  const [, day, hour] = HOURS.exec(slot) ?? [];
  return day === undefined ? '' : `${dayWord(day)} ${hour}–${String(Number(hour) + 1).padStart(2, '0')} 时`;
}

export const STORE_WORDS: GateWords = {
  cards: whReceiptCopy.trucks,
  copy: {
    ...truckChangeCopy,
    until: (moment) => `${moment} 前可改到库时段与司机，不收费`,
    over: `距到库不足 ${CHANGE_BEFORE_HOURS} 小时，不能再改`,
    hours: '到库时段（存期内两周，只列有空位的）',
    failure: {
      ...truckChangeCopy.failure,
      late: `距到库不足 ${CHANGE_BEFORE_HOURS} 小时，或订单已结束，不能再改。`,
      refused: '修改未成功：请核对车牌、电话、身份证后 4 位与件数；时段需未过且在存期内，至少一车在入库日期到库。',
    },
  },
  people: '仓库',
  labels: whCopy.truckLabel,
  hourOf: hourWords,
  send: ({ when, plateNo, code, address }) =>
    `到库预约：${when}，车牌 ${plateNo}，预约码 ${code}。到库向门岗出示 ${address}`,
  toldBeforeHours: TOLD_BEFORE_HOURS,
  stand: {
    ...truckCopy.stand,
    MISSED: () => `登记为未到，仍要送货请${callService()}`,
  },
};
