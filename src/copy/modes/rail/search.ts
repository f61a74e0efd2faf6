import { callService } from '../../../../domain/people/contact';
import { HEATING_NAMES, OWNER_NAMES } from '../../../../domain/modes/rail/words';
import type { BoxHeating } from '../../../../domain/modes/rail/winter';
import type { Answer } from '../../../../domain/offer/answer';
import { offerSearchCopy, type OfferSearchCopy } from '../../search/offer-search';

export const railStatesCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  title: '国际铁路班列',
  loading: '正在核对班列、口岸、冬季走行与危险品办理限制',
  partial: '部分班列暂无即时价，2 个工作小时内报价。',
  empty: {
    title: '没有符合条件的班列',
    text: '所选起运站与到达站之间没有符合条件的直达班列。可换一站，或发起询价，由客服找路径。',
    widen: '不限日期与口岸再查',
    enquire: '发起询价',
  },
  failed: {
    ...offerSearchCopy.failed,
    title: '班列加载失败',
    why: {
      ...offerSearchCopy.failed.why,
      network: '网络不通，班列加载失败。请检查网络后重试。',
      unexpected: `出了点问题，班列加载失败。请重试，或${callService()}。`,
    },
  },
  ends: {
    why: { org: '请选择起运站。', dst: '请选择到达站，不能与起运站相同。' },
    go: { org: '选起运站', dst: '选到达站' },
  },
};

/** An empty result filtered to one border may be empty because of that border. */
export const acrossStatesCopy = (border: string): OfferSearchCopy => ({
  ...railStatesCopy,
  empty: {
    ...railStatesCopy.empty,
    title: `没有经${border}的班列`,
    text: `所选起运站与到达站之间没有经${border}出境的直达班列。可改看别的口岸，或发起询价，由客服找路径。`,
  },
});

const degrees = (c: number): string => String(c).replace('-', '−');

type PermitAsk = { org: string; dst: string; border: string; goods: string | null; boxes: string | null };

export const railSearchCopy = {
  board: {
    way: '走哪条线',
    leaves: (date: string, time: string) => `${date} ${time} 发`,
    arrives: (from: string, to: string) => `${from} 至 ${to} 到`,
    change: '换轨',
    changes: (count: number) => `换轨 ${count} 次`,
    gauge: (mm: number) => `${mm === 1435 ? '标准轨' : '宽轨'} ${mm} mm`,
    title: (train: string, date: string, weekday: string) => `${train} · ${date} ${weekday}`,
    facts: (least: number, most: number, changes: number, bill: string) =>
      `${least}–${most} 天 · 换轨 ${changes} 次 · ${bill}`,
    low: (c: number) => `走廊最低约 ${degrees(c)}℃`,
    freezes: (goods: string, c: number) => `${goods}凝固点 ${degrees(c)}℃`,
    scale: '凝固点与沿线最低气温',
    winter: '冬季走行',
    onTheWay: (leaves: string, arrives: string, days: number, from: string, to: string) =>
      `${leaves} 发，最晚 ${arrives} 到，途中 ${days} 天在冬季（${from} 至 ${to}）。`,
    needless: '这一班的这些货不怕冻，总价里的保温可以去掉。',
    heatings: HEATING_NAMES,
    heatingNotes: { HEAT: '', LINER: '不足以防凝', NONE: '需签冻损免责声明' } satisfies Record<BoxHeating, string>,
    dearer: (money: string) => `+${money}`,
    calendar: '哪天发车',
    calendarNote: (what: string, heating: string) => `数字是 ${what} 的总价${heating}；角上是余箱`,
    withHeating: { HEAT: '，含加热箱', LINER: '，含保温内衬', NONE: '' } satisfies Record<BoxHeating, string>,
    trial: (what: string) => `还没有填箱型箱量：${what} 是试算数，请在上方改成实际数。下单时不会带入试算数。`,
    asTrial: (what: string) => `${what}（试算）`,
    left: (count: number) => `${count} 箱`,
    leftOf: (teu: number, count: number, type: string) =>
      type === '20GP' ? `余 ${teu} TEU` : `余 ${teu} TEU（${count} 个 ${type}）`,
    halfFree: '本班有一个 20GP 在等配对：订下后由平台配车，两箱重量差需在 10 吨内。',
    leftTeu: (teu: number) => `${teu} TEU`,
    earlier: '前四周',
    later: '后四周',
    span: (from: string, to: string) => `${from} – ${to}`,
    applied: (day: string) => `危险品需先办铁路批复（约 30 天），未办的可订 ${day} 起发车的班列。`,
    permitHere: '已有铁路批复，看近期班列',
    permitLacking: '还没有铁路批复，由平台代办',
    permitFirst: '先办批复，暂不下单',
    permitAsk: ({ org, dst, border, goods, boxes }: PermitAsk) =>
      [`铁路批复：${org} → ${dst}，经${border}`, goods, boxes].filter((words) => words !== null).join('，'),
    owner: '箱属',
    owners: OWNER_NAMES,
    answers: { Y: '可接', R: '需审', M: '人工', '0': '无舱', N: '不接' } satisfies Record<Answer, string>,
    checks: '过得去吗',
    price: '这一票多少钱',
    noPrice: '这一班暂无即时价，可询价。',
    notSold: '这一班订不到，不报价。',
    total: (what: string) => `${what} 总价`,
    departs: '发车',
    due: '什么时候要办什么',
    free: (days: number, perDay: string) => `到站后免费用箱 ${days} 天，超期每箱每天 ${perDay}`,
    freeOnly: (days: number) => `到站后免费用箱 ${days} 天，超期费待报价`,
    eachOf: (type: string, perDay: string) => `${type} ${perDay}`,
    own: '自备箱：不收用箱费，证书与 CSC 有效期需在资料截止前上传',
    odd: '20GP 需成对配载，改一改更快：',
    pairedAs: (boxes: string, total: string | null) => (total === null ? boxes : `${boxes}，总价 ${total}`),
    boxes: '箱量',
    addType: (type: string) => `加 ${type}`,
    fewer: (type: string) => `少一箱 ${type}`,
    more: (type: string) => `多一箱 ${type}`,
    general: '按普通货物申报，不走危险货物批复',
    paired: '20GP 成对，不需等待配对',
    long: '40 尺箱不需成对',
    noNotice: (border: string) => `${border}目前无限装公告`,
    instead: '别的走法',
    insteadNote: (what: string) => `${what} 的总价，货物与保温不变`,
    wayFacts: (border: string, least: number, most: number, changes: number) =>
      `${border} · ${least}–${most} 天 · 换轨 ${changes} 次`,
    insteadWay: (org: string, dst: string) => `${org} → ${dst}`,
    bySea: '改走海运整箱',
    choice: { take: '选择这趟班列', review: '选择并送审' },
    choicePermit: { take: '带批复下单', review: '带批复下单' },
    choiceApply: { take: '代办批复并下单', review: '代办批复并下单' },
    noBill: '铁路运单不是物权凭证，到站后货物交给运单载明的收货人。',
    source: '班期、价格、办理限制为演示数据；凝固点为文献值。仅供参考，以 SDS、铁路与车站审核为准。',
  },
};
