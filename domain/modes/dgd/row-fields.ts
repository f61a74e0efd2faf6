import { isCasNo, readUnNo } from '../../goods/dangerous-goods';
import { isContainerNo } from '../../order/boxes/container-number';
import { numberField, textField } from '../../order/form/field-kinds';

const step = 'product';

export const COMPONENT = {
  name: textField({ step, need: true, most: 60 }),
  casNo: textField({ step, most: 12, judge: (typed) => (isCasNo(typed.trim()) ? null : 'casNo') }),
  percent: numberField({ step, need: true, code: 'dgdPercent', places: 2, over: 0, most: 100 }),
};

export const TOGETHER = {
  unNo: textField({ step, need: true, most: 6, judge: (typed) => (readUnNo(typed) === null ? 'unNo' : null) }),
  name: textField({ step, need: true, most: 60 }),
  kg: numberField({ step, need: true, code: 'dgdAboveZero', places: 2, over: 0, most: 1_000_000 }),
};

export const DECLARED_BOX = {
  no: textField({ step, need: true, most: 11, judge: (typed) => (isContainerNo(typed) ? null : 'dgdBoxNo') }),
};
