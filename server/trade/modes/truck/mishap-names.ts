const HOURS = '等候小时数（从约定时间起）';

export const NAMES = {
  NOT_READY: { name: '发货人未备好货，车辆等候', counts: HOURS },
  OVERWEIGHT: { name: '过磅超重', counts: '过磅货重（千克，每车）' },
  OTHER_LAST: { name: '上一载货物不符，需洗罐', counts: null },
  BREAKDOWN: { name: '车辆故障，换车', counts: '换车到达用时（小时）' },
  DELAY_ROAD: { name: '沿途限行或天气延误', counts: null },
  LEAK: { name: '泄漏险情', counts: null },
  LEAK_OVER: { name: '险情解除', counts: null },
  WAITED: { name: '收货人未备好，卸货等候', counts: HOURS },
  REFUSED: { name: '收货人拒收', counts: HOURS },
  STORED: { name: '拒收货物出库', counts: '存放天数' },
} as const;
export type Kind = keyof typeof NAMES;

/** Mishaps of a single truck; all others concern the whole order. */
export const OF_TRUCK: readonly Kind[] = [
  'NOT_READY',
  'OVERWEIGHT',
  'OTHER_LAST',
  'BREAKDOWN',
  'DELAY_ROAD',
  'LEAK',
  'WAITED',
];

export const BROKEN_DOWN = NAMES.BREAKDOWN.name;
