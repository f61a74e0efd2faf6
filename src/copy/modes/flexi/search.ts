import type { Trial } from '../../../../domain/modes/flexi/load';
import type { FlexiRowPart, Layer, Unload } from '../../../../domain/modes/flexi/search';
import type { Answer } from '../../../../domain/offer/answer';
import { offerSearchCopy, type OfferSearchCopy } from '../../offer-search';
import { lockHoursOf } from '../../../../domain/modes';

/** The states of the search, where they say something else than for a box. */
export const flexiStatesCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  title: '液袋船期与价格',
  loading: '正在核对承运人限重、安装日，取各供应商总价',
  empty: {
    ...offerSearchCopy.empty,
    title: '没有能这样走的液袋',
    text: '密度没填、起运港没有供应商、没有船公司接这个重量，或装不成整袋。看上面每袋限重与装载量，改了马上重查；也可以发起询价。',
  },
};

const layers: Readonly<Record<Layer, string>> = { SINGLE: '单层', MULTI: '多层' };

export const flexiSearchCopy = {
  bar: {
    goods: '货物',
    none: '先选货物',
    load: (bags: number, kg: string, trial: boolean) => `${bags} 袋 × ${kg} kg${trial ? '（试算）' : ''}`,
  },
  title: '三个问题，知道能不能用液袋',
  lead: '液袋只装非危险液体。答完就有袋型、要不要加热垫和每袋总价。',
  find: '输入品名、英文名或 CAS',
  layers,
  asks: { liquid: '装什么', way: '装的时候多热，从哪到哪', amount: '要装多少，怎么卸' },
  danger: { label: '是不是危险货物', N: '不是', Y: '是' },
  parts: {
    unNo: 'UN 编号',
    pieces: '袋数',
    kg: '重量',
    m3: '体积',
    goods: '品名',
    tons: '总货量',
    litres: '每袋装载量（选填）',
    density: '密度',
    loadTemp: '装货温度',
    viscosity: '黏度（选填）',
    layer: '袋体',
    food: '食品级',
    heat: '加热垫',
    unload: '卸货方式',
  } satisfies Record<FlexiRowPart, string>,
  units: { tons: '吨', litres: 'L', density: 'kg/L', loadTemp: '℃', viscosity: 'mm²/s' },
  fault: {
    tons: '数量应在 0–1000 吨之间',
    litres: '容量应为 12,000–24,000 升；不到 12,000 升可改用吨桶',
    density: '密度应在 0.6–1.6 之间',
    loadTemp: '装货温度不能高于 60℃',
    viscosity: '黏度应大于 0',
  },
  choices: {
    layer: { '': '不限', ...layers },
    food: { N: '不需要', Y: '需要' },
    heat: { '': '按途中气温', Y: '要', N: '不要' },
    unload: { PUMP: '泵卸 $280', GRAVITY: '自流 $160' } satisfies Record<Unload, string>,
  },
  more: '袋体、食品级、加热垫与黏度',
  waiting: '正在查物质资料',
  words: { BLOCK: '不能装', MANUAL: '转人工核对', NEED_APPROVAL: '需审', PASS: '能用液袋', PASS_CHECK_DGL: '能用液袋' },
  letters: { BLOCK: 'N', MANUAL: 'M', NEED_APPROVAL: 'R', PASS: 'Y', PASS_CHECK_DGL: 'Y' } as const,
  noLane: '在上面选起运港和目的港，才知道途中会不会凝固、哪天有船。',
  askDensity: '物质库没有这种货物的密度，请填写装货温度下的密度。',
  trial: (names: string) => `还没有填${names}：先按图里的数试算，请改成实际数。下单时不会带入试算数。`,
  trials: { density: '密度', loadTemp: '装货温度', amount: '货量' } satisfies Record<Trial, string>,
  trialMark: '试算',
  plan: {
    fits: '{bags} 袋，每袋 {litres} L（{size} L 袋，{percent}% 满），{kg} kg',
    tooLittle: '{litres} L 不到一袋的 12,000 L，可改用吨桶',
    tooMuch: '每袋最多 24,000 L',
    tooHeavy: '每袋 {kg} kg，超过 24,000 kg；按密度最多 {instead} L',
    between: '{fewer} 袋最多 {most} kg，{bags} 袋至少 {least} kg，请增减货量',
    tooMany: '一票最多 {most} 袋（一个安装队一天的量），请分票',
    step: '容量按 500 升一档，已取 {size} 升袋',
    custom: '非标袋，备袋约 5 个工作日',
  },
  limits: {
    title: '船公司每袋限重',
    none: '—',
    words: { Y: '够', R: '需减量', N: '不接液袋' },
  },
  card: {
    title: '这样装',
    unknown: '先答左边的问题',
    boxes: (bags: number) => `${bags} 袋 / 20GP × ${bags}`,
    picture: (litres: string, size: string, percent: number) =>
      `20 尺箱里的 ${size} 升液袋，装 ${litres} 升，${percent}% 满`,
    load: (litres: string, kg: string) => `${litres} L · ${kg} kg`,
    bag: (size: string, percent: number) => `${size} L 袋，装到 ${percent}%`,
    door: '箱门隔板',
    pad: '袋底加热垫',
    from: '最低一家',
    lock: `锁定 ${lockHoursOf('FLEXI')} 小时。登录后锁价，不登录也能看。`,
    wait: '选好两端港口、查到船期后，这里列出最低一家的每一项费用。',
    compare: '每吨运费比一比',
    flexi: '液袋（含袋、安装、卸货）',
    drums: '桶装整箱（不含桶和装箱人工）',
    tank: '罐箱（含罐租、洗罐）',
    seeTank: '去看罐箱',
    none: '暂无',
  },
  cold: {
    lane: (org: string, dst: string, day: string) => `${org} → ${dst} · ${day} 那班船`,
    ruler: '温度尺',
    coldest: (degrees: number) => `途中 ${degrees}℃`,
    freeze: (degrees: number) => `凝固 ${degrees}℃`,
    load: (degrees: number) => `装货 ${degrees}℃`,
    freezes: { padded: '会凝，已配加热垫', bare: '会凝，没有配加热垫' },
    near: { padded: '接近凝固，建议加热垫，已配', bare: '接近凝固，建议加热垫，没有配' },
    fine: '不会凝',
    unsure: '凝固资料不全',
    why: (freeze: number, coldest: number) => `${freeze}℃ 凝固；途中最低约 ${coldest}℃，低于凝固点加 5℃ 建议加热`,
  },
  stop: {
    title: '这票货不能用液袋',
    text: '已填的货物、货量、温度和港口都会带过去。',
    go: '用罐箱',
    change: '不是这种货？改货物',
  },
  board: {
    count: (all: number, open: number, review: number) =>
      `${all} 个方案${open > 0 ? `，${open} 个可订` : ''}${review > 0 ? `，其中 ${review} 个需确认` : ''}`,
    asked: (bags: number, kg: string, trial: boolean) => `按 ${bags} 袋、每袋 ${kg} kg 算${trial ? '（试算）' : ''}`,
    list: '液袋方案列表',
    sorts: { etd: '开船', transit: '航程' },
    answers: { Y: '可订', R: '需审', M: '人工', '0': '已满', N: '不接' } satisfies Record<Answer, string>,
    bag: (size: string, layer: string) => `${size} L ${layer}袋`,
    limit: (carrier: string, most: string) => `${carrier}每箱限 ${most} kg`,
    noLimit: (carrier: string) => `${carrier}限重未核定`,
    load: (litres: string, percent: number, kg: string) => `每袋 ${litres} L（${percent}%），${kg} kg`,
    pad: '含加热垫',
    perTon: (amount: string) => `≈ ${amount}/吨`,
    fit: (city: string, days: readonly string[]) =>
      days.length > 0 ? `${city}安装最近可约 ${days.join('、')}` : `${city}安装已约满`,
    noFit: (city: string) => `已截单，${city}不再约安装（需在截港前 24 小时装好）`,
    full: '舱位或安装已满',
    shortShip: (left: number, bags: number) =>
      left === 0 ? '这一班的舱位已订完' : `这一班余 ${left} 个舱位，少于 ${bags} 袋`,
    shortTeam: (left: number, bags: number) =>
      left === 0 ? '截港前安装都已约满' : `截港前每天最多还能装 ${left} 袋，少于 ${bags} 袋`,
    closed: '已截单',
    noPrice: '暂无即时价',
    soon: '2 个工作小时内报价',
    off: '不报价',
    nothing: { title: '筛选后没有方案', text: '这一天没有船。', clear: '看全部日期' },
    source: '仅供参考，以 SDS 第 14 章、液袋供应商相容性确认与承运人审批为准。',
  },
};
