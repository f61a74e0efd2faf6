import { MOST_AT_ONCE } from '../../../domain/house/many';
import { deskCaseCopy } from './desk-case';
import type { BatchFailureCode } from '../../../machines/house/case-batch';

export const caseBatchCopy = {
  title: '一起办',
  tick: (no: string) => `勾选 ${no}`,
  hint: '勾选同一班次的订单，可一起办同一步；按住 Shift 勾选一段。',
  page: '勾选本页',
  all: (total: number) => `勾选全部 ${Math.min(total, MOST_AT_ONCE)} 票`,
  clear: '取消勾选',
  ticked: (count: number) => `已勾选 ${count} 票`,
  left: (left: number) => `一次最多 ${MOST_AT_ONCE} 票，另有 ${left} 票没有勾选。`,
  waiting: '正在看这些订单都能办哪些步骤…',
  none: '没有这些订单都能一起办的步骤。可取消状态不同的几票，或逐票办理。',
  held: (count: number) => `其中 ${count} 票由同事处理，不会办理。`,
  rehearse: { idle: '看各票将收到什么', busy: (done: number, of: number) => `正在试办 ${done} / ${of}` },
  ready: (count: number) => `${count} 票可以办理`,
  texts: '各下单人将收到的短信',
  more: (count: number) => `其余 ${count} 条`,
  refused: (count: number) => `${count} 票办不了`,
  send: (count: number) => `办理这 ${count} 票`,
  sending: (done: number, of: number) => `正在逐票办理 ${done} / ${of}`,
  cut: (done: number, of: number) =>
    `办到一半断了：${of} 票中 ${done} 票已有结果，其余不知是否办成。接着办不会重复办理。`,
  resume: '接着办其余的',
  done: (count: number) => `已办理 ${count} 票`,
  close: '看过了',
  failure: {
    ...deskCaseCopy.failure,
    network: '网络不通，勾选都还在，可再试一次',
  } satisfies Record<BatchFailureCode, string>,
};
