import { MOST_GOODS } from '../../../../domain/order/goods/most-goods';
import type { Answer } from '../../../../domain/offer/answer';
import { offerSearchCopy, type OfferSearchCopy } from '../../search/offer-search';
import { shedPorts } from './shed-ports';
import { TOLERANCE_PERCENT } from '../../../../domain/order/on-site/tolerance';

/** The states of the search, where they say something else than for a ship. */
export const lclStatesCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  title: '拼箱班期',
  loading: '正在核对箱内已有货物，取各班总价',
  partial: '部分班次暂无即时价，2 个工作小时内报价。',
};

export const lclSearchCopy = {
  bar: { goods: '货物', rows: (count: number) => `${count} 行`, danger: { Y: '危险品', N: '普通货物' } },
  rows: {
    title: '我的货',
    note: '改一行，右边和下面的班期马上重算',
    goods: '货物',
    field: (row: number, name: string) => `第 ${row} 行 ${name}`,
    plain: '普通货物',
    find: '输入 UN 编号、中文名、英文名或 CAS，加入一行',
    add: '加一行货物',
    addGeneral: '加一行普通货物',
    most: `最多 ${MOST_GOODS} 行，其余的请另查一票`,
    tooMany: `多于 ${MOST_GOODS} 行，还没有查价：一次最多查 ${MOST_GOODS} 行，请删去多出的行，其余另查一票。`,
    remove: (row: number) => `删除第 ${row} 行`,
    unknown: '物质库中没有这个编号，转人工核对',
    several: '有多个条目，下单时再选',
    group: { name: '包装类别', open: '包装类别：未选', of: (group: string) => `包装类别 ${group}` },
    waiting: '正在查物质资料',
    paste: {
      open: '粘贴 Excel',
      label: '从表格复制的行',
      columns: '列序：UN 编号（不是危险品的写“普通货物”）、件数、毛重、体积、最长边、包装类别',
      take: '加入',
    },
  },
  meter: {
    title: '按什么计费',
    ton: '计费吨',
    volume: '体积',
    weight: '重量',
    least: '最低 1',
    rule: '1 m³ 与 1,000 kg 取大，不足 1 按 1 计。',
    ownBox: (m3: number) => `${m3} m³ 起整箱更便宜，`,
    toOwnBox: '按整箱查',
  },
  pairs: {
    title: '能不能同箱',
    few: '两行以上危险品时，逐对核对隔离要求。',
    plain: '普通货物不需要隔离。',
    apart: (parts: number) => `不能放进同一个箱，需分 ${parts} 票：`,
    only: (names: readonly string[]) => `只查${names.join('、')}`,
  },
  shedless: {
    nearest: (port: string) => `该港暂无拼箱仓，最近：${port}`,
    none: '该港暂无拼箱仓，可发起询价',
    go: (port: string) => `改从${port}查`,
    ports: shedPorts,
  },
  board: {
    weeks: (all: number, fit: number, review: number) =>
      `${all} 班里 ${fit} 班能拼${review > 0 ? `，${review} 班需审` : ''}`,
    first: (day: string) => `最近能拼的一班是 ${day}`,
    reviewed: (day: string) => `最近一班 ${day} 需先送审`,
    none: '近期没有能直接拼的班次',
    soonest: (day: string, gate: string, shed: string) => `最近一班 ${day}，${gate} 前送到${shed}`,
    list: '拼箱班期列表',
    filters: '筛选班次',
    onlyFit: '只看可拼',
    shedName: '拼箱仓',
    answers: { Y: '可拼', R: '需审', M: '人工', '0': '已满', N: '拼不进' } satisfies Record<Answer, string>,
    shut: '已截',
    box: (boxes: number, isDanger: boolean) => `${boxes} 个${isDanger ? '危品' : '普货'}箱位 · 直拼`,
    inside: '箱内已有',
    empty: '尚无其他危险品',
    general: '普货混拼',
    classOf: (one: string) => `第 ${one} 类`,
    others: '其他货主已订',
    ours: '本票',
    left: (m3: string) => `余 ${m3} m³`,
    perTon: (yuan: string, tons: number) => `${yuan} / ${tons} 计费吨 总价`,
    noPrice: '暂无即时价',
    soon: '2 个工作小时内报价',
    off: '不报价',
    full: '箱位已满',
    closed: (cutoff: string) => `已过${cutoff}`,
    next: (day: string) => `下一班有箱位 ${day}`,
    goNext: (day: string) => `改看 ${day}`,
    noNext: '十周内没有相容且有箱位的班次',
    shed: (address: string) => `送到 ${address}`,
    close: '进仓截止',
    firstDue: '最早截止',
    share: (weeks: number, of: number) => `未截、同箱相容且有箱位：${of} 周中 ${weeks} 周`,
    locks: '报价锁定费率，体积按进仓实测',
    privacy: '其他货主的货只按类别显示，不显示货主、品名和数量。',
    source:
      '结论依据：仓库经营许可范围、IMDG 7.2.4 隔离表与箱内已订货物。仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
    nothing: { title: '筛选后没有班次', text: '这一天没有班次。', clear: '看全部班次' },
    tolerance: `体积与重量允差 ±${TOLERANCE_PERCENT}%：进仓实测在此范围内，总价不变。`,
  },
};
