import { callService } from '../../../domain/people/contact';
import type { TruckPart } from '../../../domain/order/trucks/truck';
import type { TruckFailureCode } from '../../../machines/order/order-truck';
import type { truckCopy } from './truck';

export const truckChangeCopy = {
  open: (at: number) => `改第 ${at} 车`,
  title: (at: number) => `改第 ${at} 车`,
  text: '换时段、换车或补填司机都不收费，改后换发新预约码，旧码立即作废。',
  looking: '正在取余下时段',
  kept: (slot: string) => `${slot}（原时段）`,
  free: (slot: string, left: number | null) => (left === null ? slot : `${slot} 余 ${left}`),
  now: '现在总价',
  offered: '改后总价',
  send: '确认修改',
  confirm: '按新价确认修改',
  busy: '正在修改',
  close: '不改了',
  failure: {
    hours: '余下时段加载失败，可先改司机与车牌；换时段请关掉后重试。',
    taken: '该时段刚被约满或停收，修改未成功。请另选。',
    network: '网络不通，修改未成功。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！修改未成功，请稍后重试。',
    unexpected: `出了点问题，修改未成功。请重试，或${callService()}。`,
  } satisfies Partial<Record<TruckFailureCode, string>>,
};

export type TruckChangeCopy = Omit<typeof truckChangeCopy, 'failure'> & {
  until: (moment: string) => string;
  over: string;
  hours: string;
  failure: Record<TruckFailureCode, string>;
};

export type GateWords = {
  cards: { title: string; note: string; load?: (pieces: string) => string };
  copy: TruckChangeCopy;
  /** Contact named in messages about the gate, such as 装箱站. */
  people: string;
  labels: Readonly<Partial<Record<TruckPart, string>>>;
  hourOf: (slot: string) => string;
  send?: (pass: { when: string; plateNo: string; code: string; address: string }) => string;
  /** Hours before the slot by which a truck must be named; missing where it must be named at once. */
  toldBeforeHours?: number;
  stand?: (typeof truckCopy)['stand'];
};
