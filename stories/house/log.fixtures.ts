import type { LogLine } from '../../domain/house/log';

export const LOOKED: LogLine = {
  position: 42,
  at: '2026-11-23T03:20:00.000Z',
  who: '孙立',
  act: 'customer.looked',
  subject: { kind: 'enterprise', no: 'E-7', name: '演示溶剂庚有限公司' },
};
export const ACCEPTED: LogLine = {
  position: 41,
  at: '2026-11-23T02:15:00.000Z',
  who: '李娜',
  act: 'accepted',
  subject: { kind: 'order', no: 'FC000000000001', name: 'FC000000000001' },
};
export const DROPPED: LogLine = {
  position: 40,
  at: '2026-11-22T09:05:00.000Z',
  who: '赵敏',
  act: 'hold',
  subject: { kind: null, no: 'BP-9', name: 'BP-9' },
};
export const PEOPLE = [
  { staffId: 'P1', name: '李娜' },
  { staffId: 'P5', name: '孙立' },
];
