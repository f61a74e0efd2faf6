import type { LclRowPart } from '../../../../domain/modes/lcl/search';
import type { Answer } from '../../../../domain/offer/answer';
import { offerSearchCopy, type OfferSearchCopy } from '../../offer-search';
import { shedPorts } from './shed-ports';

/** The states of the search, where they say something else than for a ship. */
export const lclStatesCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  title: '拼箱班期',
  loading: '正在核对箱内已有货物，取各班总价',
  partial: '部分班次暂无即时价，工作时间 2 小时内报价。',
};

export const lclSearchCopy = {
  bar: { goods: '货物', rows: (count: number) => `${count} 行`, danger: { Y: '危险品', N: '普通货物' } },
  rows: {
    title: '我的货',
    note: '改一行，右边和下面的班期马上重算',
    columns: { unNo: '货物', pieces: '件数', kg: '毛重 kg', m3: '体积 m³', longCm: '最长边 cm' } satisfies Record<
      LclRowPart,
      string
    >,
    field: (row: number, name: string) => `第 ${row} 行 ${name}`,
    unNo: 'UN 编号',
    plain: '普通货物',
    find: '输入 UN 编号、中文名、英文名或 CAS，加入一行',
    add: '加一行货物',
    most: '最多20行，其余的请另查一票',
    tooMany: '多于 20 行，还没有查价：一次最多查 20 行，请删去多出的行，其余另查一票。',
    remove: (row: number) => `删除第 ${row} 行`,
    unknown: '物质库中没有这个编号，须人工核对',
    several: '有多个条目，下单时再选',
    group: { name: '包装类别', open: '包装类别：未选', of: (group: string) => `包装类别 ${group}` },
    waiting: '正在查物质资料',
    fault: {
      unNo: '请输入 4 位 UN 编号',
      pieces: '件数应为 1–99999 的整数',
      kg: '毛重应大于 0，不超过 24000 kg',
      m3: '体积应大于 0，不超过 60 m³',
      longCm: '最长边应为 1–600 的整数厘米',
    } satisfies Record<LclRowPart, string>,
    stack: '可否堆叠',
    stackable: { Y: '可堆叠', N: '不可堆叠，体积按 1.3 倍计' },
    paste: {
      open: '粘贴 Excel',
      label: '从表格复制的行',
      columns: '列序：UN 编号、件数、毛重、体积、最长边、包装类别',
      take: '加入',
    },
  },
  meter: {
    title: '按什么计费',
    ton: '运费吨',
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
    apart: (parts: number) => `不能放进同一个箱，须分 ${parts} 票：`,
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
    reviewed: (day: string) => `最近一班 ${day} 须先送审`,
    none: '近期没有能直接拼的班次，可以',
    soonest: (day: string, gate: string, shed: string) => `最近一班 ${day}，${gate} 前送到${shed}`,
    list: '拼箱班期列表',
    filters: '筛选班次',
    onlyFit: '只看可拼',
    shedName: '拼箱仓',
    answers: { Y: '可拼', R: '需审', M: '人工', '0': '已满', N: '拼不进' } satisfies Record<Answer, string>,
    box: (boxes: number, isDanger: boolean) => `${boxes} 个${isDanger ? '危品' : '普货'}箱位 · 直拼`,
    inside: '箱内已有',
    empty: '尚无其他危险品',
    general: '普货混拼',
    classOf: (one: string) => `第 ${one} 类`,
    others: '别人已订',
    ours: '本票',
    left: (m3: string) => `余 ${m3} m³`,
    perTon: (yuan: string, tons: number) => `${yuan} / ${tons} 运费吨 总价`,
    noPrice: '暂无即时价',
    soon: '工作时间 2 小时内报价',
    off: '不报价',
    full: '箱位已满',
    closed: (cutoff: string) => `已过${cutoff}`,
    next: (day: string) => `下一班可拼 ${day}`,
    goNext: (day: string) => `改看 ${day}`,
    noNext: '十周内没有能拼的班次',
    shed: (address: string) => `送到 ${address}`,
    close: '进仓截止',
    firstDue: '最早截点',
    share: (weeks: number, of: number) => `可拼率 ${of} 周中 ${weeks} 周`,
    locks: '报价锁定费率，方数按进仓实测',
    privacy: '别人的货只按类别显示，不显示货主、品名和数量。',
    source:
      '结论依据：仓库经营许可范围、IMDG 7.2.4 隔离表与箱内已订货物。仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
    nothing: { title: '筛选后没有班次', text: '这一天没有班次。', clear: '看全部班次' },
    tolerance: '方数允差 ±10%：进仓实测在此范围内，总价不变。',
  },
};
