import { isCasNo, unNoIn } from '../../goods/dangerous-goods';
import { isContainerNo } from '../../order/boxes/container-number';
import { number, text } from '../../order/form/field-kinds';

const step = 'product';

export const COMPONENT = {
  name: text({ step, need: true, most: 60 }),
  casNo: text({ step, most: 12, judge: (typed) => (isCasNo(typed.trim()) ? null : 'casNo') }),
  percent: number({ step, need: true, code: 'dgdPercent', places: 2, over: 0, most: 100 }),
};

export const TOGETHER = {
  unNo: text({ step, need: true, most: 6, judge: (typed) => (unNoIn(typed) === null ? 'unNo' : null) }),
  name: text({ step, need: true, most: 60 }),
  kg: number({ step, need: true, code: 'dgdAboveZero', places: 2, over: 0, most: 1_000_000 }),
};

export const DECLARED_BOX = {
  no: text({ step, need: true, most: 11, judge: (typed) => (isContainerNo(typed) ? null : 'dgdBoxNo') }),
};
