import type { OldTexts } from '../../../domain/order/papers/protocol';
import type { SubmitNotice } from '../../../machines/order/order-submit';

export const orderDialogsCopy = {
  price: { before: '原价', now: '新价', difference: '差额', none: '无' },
  renew: {
    title: '报价已更新',
    text: '所选不变，按今日价格重新锁定。',
    accept: '用新价继续',
    dismiss: '先不用',
    same: {
      title: '价格没有变',
      text: (total: string) => `今天的总价仍是 ${total}，按这个价格重新锁定。`,
      accept: '按原价继续',
    },
  },
  changed: {
    title: '价格有变动',
    text: '提交前价格变了，尚未下单。按新价继续提交吗？',
    accept: '按新价提交',
    dismiss: '返回修改',
  },
  soldOut: {
    title: '这一班刚刚售罄',
    text: '下单未成功，内容都在。还可以订：',
    none: '暂时没有其他可订的，可发起询价。',
    other: '查看其他',
    enquire: '发起询价',
    dismiss: '返回表单',
  },
  hourTaken: { text: '下单未成功，内容都在。约满的时段会在表单里标出，另选一个再提交。', dismiss: '返回改时段' },
  bounded: { title: '超出可占用的上限', enquire: '发起询价', dismiss: '返回修改' },
  refused: { title: '下单未成功', dismiss: '返回修改' },
  alreadyMade: { title: '这份订单已经提交过', open: '查看订单', dismiss: '返回表单' },
  textsChanged: {
    title: '协议已更新',
    text: ({ isProtocolOld, charges }: OldTexts) => {
      const names = [...(isProtocolOld ? ['服务协议'] : []), ...(charges === null ? [] : ['收费协议'])];
      return `${names.join('和')}有了新版本，请重新阅读并同意后再提交。所填内容都在。`;
    },
    dismiss: '去阅读',
  },
  unknown: {
    title: '提交结果还不清楚',
    text: '网络中断或没有等到答复：可能已经成单，也可能没有。先查询，或用同一编号重试，不会重复下单。',
    query: '查询结果',
    querying: '正在查询',
    retry: '重试',
  },
  notice: {
    absent: '没有查到订单，可以放心重新提交。',
    stillUnknown: '还是没有查到答复，请稍后再查。',
  } satisfies Record<SubmitNotice, string>,
  older: {
    title: (count: number) => `还有 ${count} 份没填完的订单`,
    text: '和现在选的不是同一票，或数量不同。继续旧草稿会回到它当时选的方案和报价；新建订单后不再问这些草稿，30 天内可在会员中心的草稿里接着填。',
    lane: '航线',
    place: '地点',
    goods: '货物',
    weight: '毛重',
    kg: (kg: number) => `${kg.toLocaleString('en-US')} kg`,
    leaves: '时间',
    saved: '上次填写',
    unknown: '未填',
    resume: '继续旧草稿',
    drop: '删除',
    dropSure: '确定删除',
    of: (lane: string, goods: string) => `${lane}，${goods}`,
    leave: '新建订单',
  },
  draft: {
    title: '有两份不同的草稿',
    text: '本机和别处都改过这份订单，用哪一份继续？另一份也不会丢，会作为单独的草稿保留 30 天。',
    mine: (time: string) => `本机的（${time}）`,
    theirs: (time: string) => `另一份（${time}）`,
    mineNow: '本机正在填的',
  },
};
