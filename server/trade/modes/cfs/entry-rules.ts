import type { HazardClass } from '../../../../domain/goods/dangerous-goods';

type Rules = { wear: readonly string[]; act: readonly string[] };

export const ALWAYS: Rules = {
  wear: ['安全帽、反光背心、防砸鞋'],
  act: ['站内按限速标识行驶，听门岗指挥停靠，熄火、拉手刹后再开厢门'],
};

export const DANGEROUS: Rules = {
  wear: [],
  act: ['进站前关闭手机，不带火种，站内禁止吸烟', '车辆标志灯、标志牌齐全，押运员全程在场'],
};

const FLAME: Rules = {
  wear: ['防静电工作服和鞋'],
  act: ['排气管装阻火器，停稳后接静电接地线，用不产生火花的工具'],
};

const GAS: Rules = { wear: ['防护手套'], act: ['气瓶戴好瓶帽、直立固定，不滚动、不撞击'] };
const TOXIC: Rules = {
  wear: ['防毒面具、耐化学手套'],
  act: ['作业区内不饮食，卸完洗手；车厢经检查无残留才能出站'],
};
const WET: Rules = { wear: [], act: ['车厢需干燥不漏雨，雨雪天不装卸'] };
const OXIDIZING: Rules = {
  wear: ['没有油污的工作服和手套'],
  act: ['车厢清扫干净，不留油污、木屑和其他可燃物，不与还原剂同车'],
};

/** Additions per class, main or subsidiary. Classes that no station accepts are missing. */
export const BY_CLASS: Readonly<Partial<Record<HazardClass, Rules>>> = {
  '2.1': { wear: [...FLAME.wear, ...GAS.wear], act: [...FLAME.act, ...GAS.act] },
  '2.2': GAS,
  '2.3': { wear: [...TOXIC.wear, ...GAS.wear], act: [...TOXIC.act, ...GAS.act] },
  '3': FLAME,
  '4.1': { wear: FLAME.wear, act: ['避开热源，轻拿轻放，不摩擦、不撞击', ...FLAME.act] },
  '4.2': FLAME,
  '4.3': WET,
  '5.1': OXIDIZING,
  '5.2': OXIDIZING,
  '6.1': TOXIC,
  '8': { wear: ['护目镜、耐酸碱手套和围裙'], act: ['随车带中和与吸附材料，酸碱不同车'] },
  '9': { wear: [], act: ['随车带吸附材料；锂电池包装有鼓胀、破损的不进站'] },
};

/** Summer rule for highly flammable goods. */
export const HEAT = '6 月 15 日至 9 月 15 日每天 10–16 点停止装卸，请按预约时段到站';
