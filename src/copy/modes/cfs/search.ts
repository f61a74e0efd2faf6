import type { Answer } from '../../../../domain/offer/answer';
import { offerSearchCopy, type OfferSearchCopy } from '../../offer-search';

/** The states of the search, where they say something else than for a ship. */
export const cfsStatesCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  title: '内装预约',
  loading: '正在核对资质、作业区与余下时段，从截港倒着排',
  empty: {
    title: '该港及邻近暂无可用的装箱站',
    text: '所选港口没有装箱站，邻近的站也不能装这票货物。可换装箱港，或发起询价，由客服安排。',
    widen: '不限截港再查',
    enquire: '发起询价',
  },
};

export const cfsSearchCopy = {
  bar: { label: '截港与货重', cut: '截港时间', tons: '总货重 t', trialTons: '未填按试算', send: '按这些重新排' },
  trial: {
    cut: (at: string) => `截港按 ${at} 试算，请填实际截港时间`,
    tons: (tons: number) => `货重按 ${tons} t 试算`,
    price: '试算',
  },
  plan: {
    title: '从截港倒着排',
    first: '最早进站',
    firstTruck: '第一车进站',
    last: '最后一车',
    stuff: '装箱',
    gate: '最晚进站',
    cut: '截港',
    none: '已约满',
    /** What a form has not said yet. */
    unpicked: '待选',
    uncut: '待填截港时间',
    refused: '不可装',
    reached: (hours: number) => `赶得上，余 ${hours} 小时`,
    lost: '赶不上',
  },
  board: {
    list: '装箱站',
    found: (all: number, open: number, review: number) =>
      `${all} 个装箱站，${open} 个有时段可约${review > 0 ? `，其中 ${review} 个须审核或人工判定` : ''}`,
    order: '能装的在前',
    answers: { Y: '可装', R: '需审', M: '人工', '0': '约满', N: '不可装' } satisfies Record<Answer, string>,
    earliest: (stuff: string) => `最早 ${stuff} 装`,
    full: '截港前已约满',
    lost: '排不进截港',
    licence: '资质',
    fires: (items: readonly string[]) => `作业区 ${items.join(' ')}`,
    packers: (count: number) => (count > 0 ? `持证装箱员 ${count}` : '只装普货'),
    total: (boxes: number, type: string) => `${type} × ${boxes} 总价，工作日白天`,
    more: '价格与余下时段',
    choice: { take: '选这个站', review: '选这个站并送审' },
    gateLeft: '进站余车',
    stuffLeft: '装箱余 TEU',
    source: '结论依据：装箱站资质、GB 50016 作业区、IMDG 5.4.2 与余下时段（演示数据）。时段提交时才占。',
    nothing: { title: '没有装箱站', text: '换个装箱港试试。', clear: '看全部' },
  },
  grid: {
    gate: '① 进站时段',
    gateNote: (most: number, isDanger: boolean) => `${isDanger ? '危品' : '普货'}每小时 ${most} 车，一格一车，可多车`,
    stuff: '② 装箱班次',
    stuffNote: (most: number) => `每半天 ${most} TEU，须晚于最后一车 2 小时`,
    gateHead: '进站',
    stuffHead: '装箱',
    cut: (time: string) => `截港 ${time}`,
    left: (left: number) => `余 ${left}`,
    full: '满',
    ownTrucks: (count: number) => `${count} 车`,
    ownTeu: (teu: number) => `${teu} TEU`,
    gateName: (slot: string, left: number) => `${slot}，余 ${left} 车`,
    stuffName: (slot: string, left: number) => `${slot}，余 ${left} TEU`,
    add: (slot: string) => `${slot} 加一车`,
    drop: (slot: string) => `${slot} 减一车`,
    waiting: '正在取余下时段',
    night: '危品不做夜班，周日不作业；6 月 15 日到 9 月 15 日 10–16 时甲类停装卸。',
    seen: (time: string) => `更新于 ${time}，每分钟刷新`,
    earliest: '按最早的排',
    needed: (teu: number) => `各箱共 ${teu} TEU`,
    legend: { others: '别人', own: '您', free: '空' },
  },
};
