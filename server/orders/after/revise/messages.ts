import { type AddedLine, sumYuan } from '../../../../domain/order/changes/revised';
import { formatMoney } from '../../../../domain/values/money';

export type FieldName = { of: string; name: string };

export const REVISE_MESSAGES = {
  late: '已过可以修改的时间，或订单当前状态不能修改，请刷新后再看',
  elsewhere: '这项内容刚在别处改过，没有覆盖；请刷新后核对',
  unasked: '没有这项可以修改的内容',
  delivery: '交付',
  invoice: '发票',
  asked: '实测加收或改配尚待您答复，答复后才能修改订单',
};

/** History text of an added service; a line without cost explains why. */
export function addedText(name: string, added: readonly AddedLine[]): string {
  const sum = sumYuan(added);
  return sum.amount === 0 ? added.map((line) => line.name).join('、') : `${name}，加收 ${formatMoney(sum)}`;
}

/** History text of a correction: changed fields only, since their contents are in the order. */
export const revisedText = (paper: string, fields: readonly FieldName[]): string =>
  `${paper}：${fields.map(({ of, name }) => `${of}${name}`).join('、')}`;

type RevisionRow = { name: string; was: string; is: string };

export const SINCE = {
  changed: ({ name, was, is }: RevisionRow) => ({
    name: '下单后改过',
    said: `${name}：${was || '未填'} → ${is || '未填'}`,
  }),
  added: (service: string, fields: readonly RevisionRow[]) => ({
    name: '下单后加订',
    said: [service, ...fields.map(({ name, is }) => `${name} ${is}`)].join('，'),
  }),
};
