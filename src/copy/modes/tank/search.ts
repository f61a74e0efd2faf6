import type { Formula } from '../../../../domain/goods/tank/formula';
import { TANK_NAMES } from '../../../../domain/goods/tank/names';
import type { Answer } from '../../../../domain/offer/answer';
import { offerSearchCopy, type OfferSearchCopy } from '../../search/offer-search';
import { lockHours } from '../../../../domain/mode-ids';

export const tankStatesCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  title: '罐箱',
  loading: '正在核对罐箱导则、充装上下限与余罐',
  empty: {
    title: '没有可用的罐',
    text: '物质库或航线没有资料。可放宽日期，或发起询价，由客服找罐。',
    widen: '不限日期再查',
    enquire: '发起询价',
  },
};

export const tankSearchCopy = {
  fill: {
    label: '装多少、怎么装',
    trial: (what: string) => `没填${what}，以下为试算。下单时不会带入试算数。`,
  },
  panel: {
    title: '这货用哪种罐、装多少',
    which: '先选定是哪一种',
    whichText: (unNo: string) => `UN ${unNo} 有几个条目，罐箱导则与密度各不相同，选定后才能算。`,
    group: (group: string | null) => (group === null ? '' : `包装类别 ${group}`),
    required: (name: string, required: string, codes: string) =>
      required === codes
        ? `${name}：罐箱导则 ${required}，只能用 ${required}`
        : `${name}：罐箱导则 ${required}，可用 ${codes}`,
    harmless: (name: string) => `${name}：非危险货物，除气体罐外都可用`,
    none: (name: string) => `${name}：没有罐箱导则，不能用罐箱运输`,
    untold: (name: string) => `${name}：物质库没有收录，用哪种罐，转人工核对`,
    basis: '按 IMDG 4.2.5.2.5 代用表核对，不是编号大就能用。',
    people: (name: string, required: string) => `${name}：罐箱导则 ${required}，逐介质批准，不在此计算充装`,
    drawn: (tank: string, code: string) => `${tank} · ${code}`,
    frame: (litres: string, tare: string) => `20 ft 罐框 · ${litres} L · 空重 ${tare} kg`,
    least: '最少 80%',
    most: (percent: number) => `最多 ${percent}%`,
    own: (percent: number) => `本货 ${percent}%`,
    ownTrial: (percent: number) => `试算 ${percent}%`,
    mostLoad: (percent: number) => `载重上限 ${percent}%`,
    surges: ['20%–80% 禁装', '液面会晃动'],
    free: '不受 80% 限制',
    at: (degrees: number, isTrial: boolean) => (isTrial ? `按 ${degrees}℃ 试算` : `${degrees}℃ 装`),
    gas: '气体按罐箱铭牌的充装密度充装，不在此计算',
    noLevel: '没有密度，液面需填密度后计算',
    chart: (degrees: number) => `液面随温度：装货 ${degrees}℃`,
    limit: (percent: number) => `途中不得超过 ${percent}%`,
    surge: '80%',
    formula: (of: Formula): string => {
      if (of.kind === 'CAPPED') return `非危险货物：不超过 ${of.percent}%。`;
      const [left, right] =
        of.kind === 'HOT'
          ? [`${of.share}% × ${of.hot}（${of.hotC}℃）÷ ${of.cold}`, of.clause]
          : [`${of.share}% ÷ (1 ＋ ${of.alpha} × ${of.degrees})`, of.clause];
      return `${left} ＝ ${of.percent}%，依据 ${right}。`;
    },
    byLoad: (most: string) => `罐体最多载 ${most} kg，先于充装率到顶。`,
    slope: (points: number) => `每升 1℃ 液面约升 ${points} 个百分点。`,
    facts: {
      density: '密度 15 / 50℃',
      freezes: '凝固点',
      material: '罐材',
      inhibited: '阻聚剂',
      nitrogen: '氮封',
      cleaning: '洗罐等级',
    },
    unknown: '无数据，转人工核对',
    density: (d15: number, d50: number, isTyped: boolean) => `${d15} / ${d50} kg/L（${isTyped ? '自填' : '物质库'}）`,
    grade: (grade: string) => `${grade} 级`,
    material: { STEEL: '316L 不锈钢', ASK: '需运营商确认', RUBBER: '橡胶衬里', PASSIVATED: '钝化罐' },
    nitrogen: { FREE: '可选', REQUIRED: '需氮封', ASK: '由运营商确认', FORBIDDEN: '禁止氮封' },
    inhibited: { Y: '靠阻聚剂稳定，禁止加热', N: '不需要' },
    closes: (tank: string, tanks: number, each: string) => `改用${tank} ${tanks} 罐即可，每罐 ${each} kg`,
  },
  lease: {
    title: '长租参考',
    note: '不随船，30 天起；含退租洗罐与两次检验，押金另计。点租期按天租罐。',
    days: '租期',
    day: '每罐每天',
    total: '一罐合计',
    from: (days: number) => `${days} 天`,
  },
  board: {
    list: '罐型列表',
    found: (fit: number) => `${fit} 种罐可订`,
    some: (fit: number) => `筛选后 ${fit} 种罐可订`,
    untold: (asked: number) => `${asked} 种罐充装转人工核对`,
    filters: '筛选罐型与运营商',
    onlyFit: '只看装得下的',
    tanks: TANK_NAMES,
    filtered: {
      title: '筛选后没有罐',
      text: (count: number) => `共查到 ${count} 个方案，都被筛选条件排除了。`,
      clear: '清除筛选',
    },
    trial: '试算',
    asked: (tons: number) => `${tons} t`,
    full: '按一罐装满',
    sorts: { best: '推荐', price: '总价', ton: '每吨', etd: '开船', count: '罐数' },
    answers: { Y: '可装', R: '需审', M: '人工', '0': '余罐不足', N: '不可装' } satisfies Record<Answer, string>,
    short: {
      ship: '舱位不足',
      tanks: (left: number, asked: number) =>
        left === 0 ? '这一周的罐已订完' : `这一周余 ${left} 罐，少于 ${asked} 罐`,
      places: (left: number, asked: number) =>
        left === 0 ? '这一班的舱位已订完' : `这一班余 ${left} 个舱位，少于 ${asked} 罐`,
    },
    noOutlet: '顶卸',
    outlet: '底卸',
    baffled: '防波板',
    heatings: (names: readonly string[]) => (names.length === 0 ? '不能加热' : names.join('、')),
    filling: '充装率',
    fillingTrial: '充装率（试算）',
    plan: (tanks: number, each: string) => `${tanks} 罐 × ${each} kg`,
    unfilled: '充装转人工核对',
    left: (free: number, depot: string, week: string) => `${week} 起一周余 ${free} 罐 · ${depot}`,
    total: (tanks: number, days: number) => `${tanks} 罐总价，含 ${days} 天租金`,
    perTon: (money: string) => `≈ ${money}/吨`,
    noPrice: '不报价',
    where: '填起运港、目的港看价与船期',
    whereLease: '填起运港，看附近罐场的租价与余罐',
    noLease: '该港附近没有罐场',
    hired: (from: string, until: string) => `${from} 提罐，${until} 前还罐`,
    hiredFor: (tanks: number, days: number) => `${tanks} 罐 × ${days} 天租金合计`,
    hiredTrial: (tanks: number, days: number) => `${tanks} 罐 × ${days} 天试算`,
    perDay: (money: string) => `${money}/罐·天`,
    hiredDays: (days: number) => `租期 ${days} 天，逾期按天另计`,
    reduce: (kg: string) => `减到 ${kg} kg`,
    more: '价格明细与依据',
    ship: '随船',
    days: (days: number, transit: number) => `租期 ${days} 天 ＝ 起运前 5 天 ＋ 航程 ${transit} 天 ＋ 目的港免租 21 天`,
    test: (day: string) => `下次检验 ${day}`,
    back: (depot: string | null) => (depot === null ? '还罐地点需另行安排' : `还罐 ${depot}`),
    basis: '依据与提示',
    choice: { take: '选择这种罐', review: '选择并送审', other: '看其他罐' },
    shipped: { take: '选择这种罐', review: '选择并送审', other: '看替代班次', beside: '看替代班次' },
    soldOut: {
      title: '还能订的班次与罐',
      text: '这一班的罐或舱位不足时，可改订同一种罐的其他船，或其他合适的罐：',
      none: '近期没有其他能订的班次与罐，可发起询价，由客服找罐。',
      unknown: '暂时取不到替代班次，可换一种罐，或发起询价。',
      close: '返回列表',
    },
    trialPrice: '试算',
    locked: `选定后锁定 ${lockHours('TANK')} 小时`,
    holds: (until: string) => `本价至 ${until}`,
    leftOut: (count: number) => `另有 ${count} 种因罐型、材质或运营商不符未列出`,
    lastTitle: '上一载货物是什么（每罐）',
    deposit: (money: string) => `押金 ${money}/罐另计，还罐退`,
    overdue: (money: string) => `超期 ${money}/罐·天`,
    nothing: {
      title: '没有可订的罐',
      text: '原因见下方各罐型，按原因改货物、数量、温度或日期再查；或发起询价，由客服找罐。',
      enquire: '发起询价',
    },
    source:
      '结论依据：IMDG 4.2.5.2.5、4.2.1.9 与罐箱运营商接载表（演示数据）。仅供参考，以 SDS 第 14 章、罐箱铭牌与运营商审核为准。',
  },
};
