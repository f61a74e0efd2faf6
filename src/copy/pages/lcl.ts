import type { ServiceCopy } from './page-copy';

export const lclCopy: ServiceCopy = {
  purpose: '哪些类别可以拼、和谁能拼、送到哪里、怎样贴标，进仓前一次看清。',
  action: { label: '查拼箱班期', to: 'shippingLcl' },
  points: [
    { title: '收什么', text: '第 2.2、3、4.1、5.1、6.1、8、9 类，以各仓许可为准；其余各类与包装类别 I 请改整箱。' },
    { title: '和谁同箱', text: '与箱内已有货物逐对按 IMDG 隔离表和第 16b 栏核对，别人的货只按类别说明。' },
    { title: '怎样包装', text: '外包装须有 UN 标记与正确运输名称；单件不超过 3 吨、长 6 米、高 2.2 米。' },
    { title: '怎样进仓', text: '凭进仓编号预约，送货车辆须有危险货物道路运输资质。' },
  ],
  prepare: ['SDS 与危包证', '货物照片与包装尺寸', '送货车辆与司机信息'],
  related: ['shippingLcl', 'dgdesk', 'warehouse'],
  empty: '暂无仓库信息',
  error: '加载失败',
};

/** By when what has to be done, as the rules of the departures have it. */
export const shedStepsCopy = {
  title: '一票拼箱怎么走',
  steps: (days: { apply: number; open: number; danger: number; general: number; stuffing: number }) => [
    { name: '下单', text: '费率锁 24 小时；提交即占箱位。' },
    { name: '危品申请', text: `危险品在开船前 ${days.apply} 天截止，由平台申报。` },
    {
      name: '送货进仓',
      text: `开船前 ${days.open} 天开始进仓；危险品在开船前 ${days.danger} 天、普通货物在前 ${days.general} 天截止。`,
    },
    { name: '实测', text: '±10% 以内总价不变；超出的 4 小时内确认加收，不确认改配下一班，不收改配费。' },
    { name: '装箱申报', text: `开船前约 ${days.stuffing} 天装箱，平台申报。` },
    { name: '开船', text: '到港后由目的港代理拆箱放货。' },
  ],
  bring: '进仓须知',
  rules: [
    '进仓通知：订单页下载，司机凭预约码进门岗，进仓费已由平台预付。',
    '危险品车辆：道路危险货物运输证、驾驶员和押运员资格证。',
    '唛头与危险标志：订单页打印，每件外包装一张。',
    '一书一签：SDS 与安全标签随货；各类另要的资料列在订单页。',
  ],
};

/** At the prices of the tariff, without the market of a week; a test holds the figures to it. */
export const shareOrBoxCopy = {
  title: '从多少方起整箱更便宜',
  legend: ['拼箱更便宜', '整箱更便宜'],
  ways: [
    { goods: '油漆 UN 1263', lane: '上海 → 鹿特丹', m3: 17.5 },
    { goods: '普通货物', lane: '上海 → 新加坡', m3: 12.7 },
    { goods: '油漆 UN 1263', lane: '上海 → 新加坡', m3: 8.5 },
  ],
  from: (m3: number) => `${m3} m³ 起整箱更便宜`,
  source: (most: number) =>
    `横条长 ${most} m³，即一个 20GP；按运价表基准价比较全程总价。查班期时按您的货和当周价格重算。`,
} as const;

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
  source: '仓库许可范围为演示数据，以仓库确认为准。',
};
