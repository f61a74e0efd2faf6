import { bagTakesLiquids } from '../trade/bag-goods';
import type { FlexiFaultCode } from '../../../domain/modes/flexi/fault';
import type { FlexiStep } from '../../../domain/modes/flexi/fields';
import type { FlexiFindingCode } from '../../../domain/modes/flexi/finding';
import type { FlexiPart } from '../../../domain/modes/flexi/form';
import { FITTED_BEFORE_HOURS } from '../../../domain/modes/flexi/fitting';
import { LITRES_SAYS, DENSITY_SAYS, LOAD_TEMP_SAYS } from '../../../domain/modes/flexi/search';

/** Messages for missing fields; the place of bag fitting has shared ones. */
type Missing = Exclude<keyof FlexiPart, 'viscosity'> | 'pickupRegion' | 'pickupAddress';

export const flexiCopy = {
  steps: {
    goods: '货物与装载',
    fitting: '安装',
    parties: '收发货人',
    confirm: '费用与确认',
  } satisfies Record<FlexiStep, string>,

  label: {
    notDanger: 'SDS 第 14 章写明不属于危险货物',
    sdsDate: 'SDS 编制或修订日期',
    bags: '袋数',
    litres: '每袋装载量（L）',
    density: '装货温度下的密度（kg/L）',
    loadTemp: '装货温度（℃）',
    viscosity: '黏度（mm²/s）',
    layer: '袋体',
    foodGrade: '食品级',
    heatPad: '加热垫',
    unload: '卸货方式',
    fitKm: '离起运港约（km）',
    fitDay: '安装日期',
    fitWindow: '希望时段',
    pumpAt: '装货泵',
    noDgPromise: '承诺货物为非危险货物，如实申报',
  } satisfies Record<keyof FlexiPart, string>,

  fault: {
    notDanger: '液袋禁止装运危险货物，请选择罐箱',
    sdsDate: '请选择 SDS 日期',
    bags: '请填写袋数',
    litres: '请填写每袋装载量',
    density: '请填写密度',
    loadTemp: '请填写装货温度',
    layer: '请选择袋体',
    foodGrade: '请选择是否需要食品级',
    heatPad: '请选择是否加热垫',
    unload: '请选择卸货方式',
    pickupRegion: '请选择液袋安装省市区',
    pickupAddress: '请填写液袋安装详细地址',
    fitKm: '请填写安装地到起运港的距离',
    fitDay: '请选择安装日期',
    fitWindow: '请选择安装时段',
    pumpAt: '请选择装货泵',
    noDgPromise: '请确认货物为非危险货物',
    flexiOneLiquid: '一票液袋只装一种液体，请分票',
    flexiSdsDate: '请选择 SDS 日期，不能晚于今天',
    flexiBags: '袋数应为 1–6，多的请分票',
    flexiLitres: LITRES_SAYS,
    flexiDensity: DENSITY_SAYS,
    flexiLoadTemp: LOAD_TEMP_SAYS,
    flexiViscosity: '黏度应大于 0',
    flexiLayerNone: '该供应商没有这种袋体，请更换供应商',
    flexiFoodNone: '该供应商没有食品级液袋，请更换供应商',
    flexiFitKm: '距离应为 0–1500 的整数公里',
    flexiFitDay: '请从可约的安装日里选择',
    flexiDayFull: '该日安装已约满，最近可约 {day}',
    flexiDaysFull: '截港前的安装都已约满，请改选航次',
    flexiFitLate: `安装时间需早于截港前 ${FITTED_BEFORE_HOURS} 小时`,
  } satisfies Record<FlexiFaultCode | Missing, string>,

  finding: {
    flexiDanger: '液袋禁止装运危险货物（CTU 规则 附件 7 第 5.2.1 条），请选择罐箱',
    flexiHidden: '物质库记录{known}为危险货物（UN {unNo}），不能按普通货物装液袋',
    flexiFlash: '{known}闪点 {degrees}℃，不能按普通货物装液袋',
    flexiSolid: bagTakesLiquids,
    flexiUnfitGas: '{goods}遇水汽放出二氧化碳，袋体会鼓胀，需用干燥氮封罐箱',
    flexiUnfitSwell: '{goods}是强极性溶剂，会溶胀聚乙烯内层，需用罐箱',
    flexiUnknown: '{goods}需供应商出相容性确认，1 个工作日，转人工核对',
    flexiBears: '{goods}不属危险货物，不溶胀聚乙烯内层',
    flexiDensityOff: '密度与物质库相差 {percent}%，货重可能算错，由平台核对',
    flexiUnread: '装载量、密度或装货温度没有填，或不在可填的范围内，货重与限重尚未核对',
    flexiMass: '货重 {kg} kg，超过 {most} kg；按密度最多 {instead} 升',
    flexiFits: '每袋 {litres} 升、{kg} kg，不超过 {most} kg',
    flexiUsRoad: '美国公路段货重超过 {most} kg 可能超重，请收货人确认后放舱',
    flexiCarrierNo: '{carrier}不接液袋',
    flexiCarrierOver: '{carrier}每箱限 {most} kg，现 {kg} kg',
    flexiCarrierUntold: '{carrier}的液袋限重尚未核定，转人工核对',
    flexiCarrierTakes: '{carrier}每箱限 {most} kg，现 {kg} kg',
    flexiHot: '装货温度 {degrees}℃，不能高于 {most}℃',
    flexiCold: '途中可能凝固：凝固点 {freezeC}℃，最低约 {coldest}℃，建议加热垫',
    flexiColdUntold: '途中会不会凝固尚无资料，转人工核对',
    flexiWarm: '途中最低约 {coldest}℃，凝固点 {freezeC}℃，留有 5℃ 余量',
    flexiGravity: '黏度 {viscosity} mm²/s 高于 {most}，建议泵卸',
    flexiViscosityOff: '填写的黏度 {viscosity} mm²/s 不像{goods}，卸货办法由平台核对',
    flexiLead: '非标袋需 {days} 个工作日，请改 {litres} 升标准袋或推后安装',
    flexiSunday: '周日安装可能加收加班费，以确认为准',
  } satisfies Record<FlexiFindingCode, string>,
};
