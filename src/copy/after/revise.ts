import { callService } from '../../../domain/people/contact';
import { INVOICE_DAYS, type PutRight } from '../../../domain/order/changes/revised';
import type { ReviseFailureCode } from '../../../machines/order/order-revise';

export const orderReviseCopy = {
  title: '改单与加订',
  failed: '还能修改和加订的内容取不到，订单不受影响。',
  retry: '重试',
  right: {
    BILL: {
      name: (paper: string) => `${paper}资料`,
      text: '发货人、收货人、通知人等按委托书所填；截止前可改，改后委托书同步更新。',
    },
    DELIVERY: {
      name: () => '交付安排',
      text: '时间、车辆与联系人可改，改动不收费；改车后需重新上传该车的资料，采购订单同步更新。',
    },
    INVOICE: {
      name: () => '发票信息',
      text: '发票类型、抬头与税号可以现在填写或更正，按最后一次所填开票。',
    },
  } satisfies Record<PutRight, { name: (paper: string) => string; text: string }>,
  change: {
    open: '修改',
    title: (name: string) => `修改${name}`,
    note: '先核对内容与总价，确认后才改；改了什么记在订单经过里，平台按改后的办理。',
  },
  service: {
    text: '下单时没有选的服务，各在截止前可以加订，按下单时锁定的费率计费。',
    byValue: '按所填金额计',
    open: '加订',
    title: (name: string) => `加订${name}`,
    note: '先核对加收的费用与新总价，确认后才加订；加订后不能在线取消。',
  },
  until: (moment: string) => `${moment} 前`,
  untilCompleted: `订单完成后 ${INVOICE_DAYS} 天内`,
  before: '现在总价',
  after: '改后总价',
  added: '加收',
  unchanged: '总价不变',
  check: '核对',
  confirm: '确认修改',
  order: '按新总价确认加订',
  busy: '正在核对',
  close: '不改了',
  failure: {
    same: '内容没有改动。',
    late: '已过可以修改的时间，或订单当前状态不能修改。关闭后会显示最新的订单。',
    asked: '实测加收或改配尚待您答复，答复后才能改单或加订。关闭后会显示最新的订单。',
    elsewhere: '这项内容刚在别处改过，没有覆盖。关闭后会显示最新的订单，请核对后再改。',
    forbidden: '按这样改或加订，货物不能装运，订单没有改动。',
    often: `该订单修改的次数已到上限，仍需修改请${callService()}。`,
    priceless: `锁定的费率里没有这项价格，不能在线加订。请${callService()}。`,
    repriced: '总价刚刚变动，没有按原价办理。请核对新的总价后再确认。',
    unsure: '没有收到答复，不知道是否已经办好。请检查网络后再按一次，已经办好的不会重复办理。',
    network: '网络不通，未成功。所填内容都在，请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！未成功，请稍后重试。',
    unexpected: `出了点问题，未成功。请重试，或${callService()}。`,
  } satisfies Record<ReviseFailureCode, string>,
};
