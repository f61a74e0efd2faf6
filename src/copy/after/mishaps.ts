import type { MishapStand } from '../../../domain/order/changes/mishap';

export const orderMishapsCopy = {
  title: '途中异常',
  asked: (name: string) => `请选择：${name}`,
  on: (day: string) => `${day} 发生`,
  charged: (sum: string) => `加收 ${sum}，已计入总价`,
  givenBack: (sum: string) => `退款 ${sum}，已从总价扣除`,
  free: '没有加收',
  way: (name: string, sum: string) => `${name}：加收 ${sum}`,
  freeWay: (name: string) => `${name}：现在没有加收`,
  until: (until: string, name: string) => `请在 ${until} 前选择；逾期按“${name}”办理。`,
  over: (name: string) => `选择的期限已过，按“${name}”办理。`,
  chosen: {
    TOLD: () => '',
    ASKED: () => '待您选择',
    ACCEPTED: (accept: string) => `您已选择：${accept}`,
    DECLINED: (_: string, decline: string) => `您已选择：${decline}`,
    LAPSED: (_: string, decline: string) => `未在期限内选择，按“${decline}”办理`,
  } satisfies Record<MishapStand, (accept: string, decline: string) => string>,
};
