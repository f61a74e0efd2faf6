import type { ServiceCopy } from './page-copy';

export const lclCopy: ServiceCopy = {
  purpose: '哪些类别可以拼、和谁能拼、送到哪里、怎样贴标，进仓前一次看清。',
  action: { label: '查拼箱班期', to: 'shippingLcl' },
  points: [
    { title: '收什么', text: '第 2.2、3、4.1、5.1、6.1、8、9 类，以各仓许可为准；其余各类与包装类别 I 请改整箱。' },
    { title: '和谁同箱', text: '与箱内已有货物逐对按 IMDG 隔离表和第 16b 栏核对，其他货主的货只按类别说明。' },
    { title: '怎样包装', text: '外包装需有 UN 标记与正确运输名称；单件不超过 3 吨、长 6 米、高 2.2 米。' },
    { title: '怎样进仓', text: '凭进仓编号预约，送货车辆需有危险货物道路运输资质。' },
  ],
  prepare: ['SDS 与危包证', '货物照片与包装尺寸', '送货车辆与司机信息'],
  related: ['shippingLcl', 'dgdesk', 'warehouse'],
  empty: '暂无仓库信息',
  error: '加载失败',
};

export const shedStepsCopy = {
  title: '一票拼箱怎么走',
  steps: (days: { apply: number; open: number; danger: number; general: number; stuffing: number }) => [
    { name: '下单', when: '今天', text: '费率锁 24 小时；提交即占箱位。' },
    { name: '危品申请', when: `开船前 ${days.apply} 天截止`, text: '由平台申报。' },
    {
      name: '送货进仓',
      when: `开船前 ${days.open} 天起`,
      text: `危险品在开船前 ${days.danger} 天、普通货物在前 ${days.general} 天截止；司机不付现金，进仓费已含。`,
    },
    {
      name: '实测',
      when: '进仓当天',
      text: '±10% 以内总价不变；超出的 4 小时内确认加收，不确认改配下一班，不收改配费。',
    },
    { name: '装箱申报', when: `开船前约 ${days.stuffing} 天`, text: '由平台装箱、申报。' },
    { name: '开船', when: '18:00', text: '到港后由目的港代理拆箱放货。' },
  ],
  bring: '进仓要带什么',
  rules: [
    { icon: 'document', name: '进仓通知', text: '订单页下载；司机凭预约码进门岗，进仓费已由平台预付。' },
    { icon: 'truck', name: '道路危货运输证', text: '危险品车辆另需驾驶员和押运员资格证。' },
    { icon: 'copy', name: '唛头与危险标志', text: '订单页打印，每件外包装一张。' },
    { icon: 'shield', name: '一书一签', text: 'SDS 与安全标签随货；各类另要的资料列在订单页。' },
  ],
} as const;

/** Tariff prices without weekly market changes, linear in between; a test checks the figures. */
export const shareOrBoxCopy = {
  asked: '装不满一箱就拼吗？',
  title: '从多少方起整箱更便宜',
  ways: [
    {
      goods: '油漆 UN 1263',
      lane: '上海 → 鹿特丹',
      m3: 17.5,
      box: 2823.67,
      grid: [2000, 4000],
      share: [
        { m3: 1, usd: 332.08 },
        { m3: 2, usd: 451.82 },
        { m3: 28, usd: 4444.1 },
      ],
    },
    {
      goods: '普通货物',
      lane: '上海 → 新加坡',
      m3: 12.7,
      box: 611.55,
      grid: [600, 1200],
      share: [
        { m3: 1, usd: 89.91 },
        { m3: 2, usd: 131.92 },
        { m3: 28, usd: 1297.53 },
      ],
    },
    {
      goods: '油漆 UN 1263',
      lane: '上海 → 新加坡',
      m3: 8.5,
      box: 1047.67,
      grid: [1500, 3000],
      share: [
        { m3: 1, usd: 263.08 },
        { m3: 2, usd: 338.82 },
        { m3: 28, usd: 3187.1 },
      ],
    },
  ],
  most: (m3: number) => `${m3} m³`,
  dollars: (usd: number) => `$${usd.toLocaleString('en-US')}`,
  box: (usd: number) => `整箱 20GP $${usd.toLocaleString('en-US')}`,
  from: (m3: number) => `${m3} m³ 起整箱更便宜`,
  said: (m3: number) => `拼箱总价随体积上升，整箱总价不变，在 ${m3} m³ 相交`,
  source: '粗线为较便宜的一种；按运价表基准价比较全程总价。查班期时按您的货和当周价格重算。',
} as const;

const inBox = { most: 25, others: 14.4, ours: 1.45 };
export const shareInBoxCopy = {
  ...inBox,
  inside: '已有 第 9 类',
  own: `本票 ${inBox.ours}`,
  left: '余 9.15 m³',
  lane: '上海 → 鹿特丹',
  note: '示例：20GP 危品箱 25 m³ · 20 t，长度按体积',
  said: '示例：一只 20 尺危品箱，已有第 9 类 14.4 方，本票 1.45 方，余 9.15 方',
};

export const shedScopesCopy = {
  title: '哪一类能拼',
  caption: '各危品拼箱仓收哪些类别，行是仓，列是类别',
  shed: '仓库',
  takes: '收',
  refuses: '不收',
  fires: '火灾类别',
  hours: '危品收货',
  time: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  never: '第 1、2.1、2.3、4.2、4.3、5.2、6.2、7 类与包装类别 I 不做拼箱，剧毒化学品不受理。',
  box: '改查整箱',
  source: '仓库许可范围为演示数据，以仓库确认为准。',
};
