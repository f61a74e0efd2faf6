import type { RailFaultCode } from '../../../domain/modes/rail/fault';
import type { RailOwn, RailStep, TruckRow, UNIT_FIELDS } from '../../../domain/modes/rail/fields';
import type { RailFindingCode } from '../../../domain/modes/rail/finding';
import type { RailRowFacts } from '../../../domain/modes/rail/form';
import { truckCopy } from '../after/truck';
import { RAIL_BOX_SAYS } from '../../../domain/modes/rail/search';

type Missing =
  | Exclude<keyof RailOwn, 'units' | 'siding' | 'lithiumExempt'>
  | `units.${keyof typeof UNIT_FIELDS}`
  | `inbound.${keyof TruckRow}`
  | 'goods.nameRu';

export const railCopy = {
  steps: {
    train: '班列与箱',
    goods: '货物',
    parties: '收发货人与通关',
    confirm: '费用与确认',
  } satisfies Record<RailStep, string>,

  label: {
    boxOwner: '箱属',
    returnDepot: '还箱点',
    heating: '保温加热',
    units: '每箱货重与箱号',
    dgApprovalNo: '铁路批复号',
    lithiumExempt: '按消费型锂电池申报',
    consigneeTax: '收货人税号',
    siding: '到站专用线',
    customsMode: '报关方式',
    brokerName: '境外清关代理',
    brokerPhone: '代理电话',
    inbound: '进站车辆',
    freezeWaiver: '冻损免责声明',
  } satisfies Record<keyof RailOwn, string>,

  truckLabel: { ...truckCopy.label, slot: '进站时段', pieces: '箱数' } satisfies Record<keyof TruckRow, string>,

  rowLabel: {
    nameRu: '俄文品名',
    gng: 'ГНГ 编码',
    isSolid: '常温为固体（粉、粒、片、块）',
    freezeC: '凝固点 ℃',
  } satisfies Record<keyof RailRowFacts, string>,

  fault: {
    boxOwner: '请选择箱属',
    returnDepot: '请选择还箱点',
    heating: '请选择是否需要保温加热',
    'units.kg': '请填写单箱货重',
    'units.no': '请填写自备箱号',
    'goods.nameRu': '请填写俄文品名',
    dgApprovalNo: '请填写铁路批复号，或加选批复代办',
    consigneeTax: '请填写收货人税号',
    customsMode: '请选择报关方式',
    brokerName: '请填写境外清关代理',
    brokerPhone: '请填写代理电话',
    inbound: '请添加进站车辆',
    ...truckCopy.fault,
    'inbound.slot': '请选择进站时段',
    'inbound.pieces': '请填写这车送几箱',
    freezeWaiver: '请确认冻损责任',
    railBoxType: RAIL_BOX_SAYS,
    railBoxNo: '箱号格式或校验位不正确',
    railBoxTwice: '箱号重复',
    railKg: '请填写单箱货重，最多两位小数',
    railOver: '第 {no} 箱货重超过 28 吨，或总重超过箱体最大总重 30.48 吨',
    railKgDiffer: '各箱重量合计 {kg} kg，与总毛重 {gross} kg 不一致',
    railDepot: '该还箱点不在这条线路上',
    railLatin: '俄文品名只能包含西里尔字母：第 {at} 个字母“{letter}”为拉丁字母',
    railRussian: '俄文品名只能包含西里尔字母',
    railGng: 'ГНГ 编码应为 8 位数字',
    railGngDiffers: 'ГНГ 编码与 HS 编码前 6 位不一致',
    railFreezing: '凝固点应为 -150 至 100℃，最多一位小数',
    railInn: '收货人税号格式不正确：ИНН 应为 10 位或 12 位数字，且校验位相符',
    railBin: '收货人税号格式不正确：БИН 应为 12 位数字',
    railEori: '收货人 EORI 格式不正确：欧盟国家代码或 XI，后接 1 至 15 位字母或数字',
    railPermitFile: '危险货物需上传铁路批复文件',
    railReportFile: '按消费型锂电池申报需上传检测鉴定报告（UN38.3）',
    railBrokerPhone: '请填写正确的代理电话',
    railHour: '请选择进站时段',
    railHourShut: '该班收箱为 {from} 至 {until}，请改选进站时段',
    railHourPast: '该时段已过，请改选进站时段',
    railPlate: '请输入正确的车牌号',
    railPlateTwice: '同一车辆同一时段只能预约一次',
    railDriverPhone: '请输入司机的手机或固定电话',
    railIdTail: '身份证后 4 位应为 3 位数字加 1 位数字或 X',
    railTruckBoxes: '一车送 1 箱，20GP 可送 2 箱',
    railBoxesDiffer: '各车箱数合计 {brought}，与订单 {asked} 箱不一致',
    railToOrder: '铁路运单需写明收货人，不能凭指示',
  } satisfies Record<RailFaultCode | Missing, string>,

  finding: {
    railTakes: '{train}承运第 {classes} 类',
    railRefuses: '{train}不承运第 {hazardClass} 类',
    railOrgTakes: '{station}办理第 {classes} 类',
    railOrgRefuses: '{station}不办理第 {hazardClass} 类危险货物',
    railDstTakes: '{station}办理第 {classes} 类',
    railDstRefuses: '{station}不办理第 {hazardClass} 类危险货物',
    railClassUnknown: '{goods}的危险类别未知，班列收不收，转人工核对',
    railApproval: '铁路危险货物需取得批复（约 30 天），请上传批复文件或委托代办',
    railApplied: '铁路危险货物批复由平台代办（约 30 天），取得批复后方可发运',
    railHeld: '已有铁路批复，需由铁路核验批复与本票货物一致',
    railTransit: '过境{countries}需逐国许可',
    railBorder: '经{border}/{partner}，途经{countries}',
    railNotice: '{border}限装：{text}，预计延误 {days} 天，公告有效至 {until}',
    railUnlisted: '物质库中没有查到{goods}，转人工核对是否危险品',
    railDisguised: '{goods}（UN {unNo}）在物质库中是危险货物，请改为危险品查询',
    railResembles: '{name}与危险货物{goods}（UN {unNo}）相近，转人工核对是否危险品',
    railLithium: '符合特殊规定的消费型锂电池不按危险货物办理，需核检测报告',
    railWinterUnknown: '{goods}凝固点未知，冬季走行需由平台核对',
    railWinterInhibited: '{goods}冻结后阻聚剂析出、解冻可能爆聚；加热过度同样危险，需恒温专运方案',
    railWinterHeated: '已选加热箱，{goods}全程保持 ≥ {c}℃',
    railWinterLiner: '内衬只减慢降温，不能保证{goods}不凝固；需加热箱或签冻损免责声明',
    railWinterFreeze: '{goods}凝固点 {c}℃，冬季可能凝固，建议选择加热箱；不加热需签冻损免责声明',
    railWinterCold: '走廊最低约 {low}℃，低于{goods}凝固点 {c}℃，途中会凝固，请选加热箱或签冻损免责声明',
    railWinterFine: '走廊最低约 {low}℃，{goods}凝固点 {c}℃，不会凝固',
    railNoWinter: '{goods}不是液体，不怕途中结冻',
    railHeavy: '第 {no} 箱货重 {kg} kg 超过{line}建议的 {warn} kg，需车站确认',
    railNoWagon: '第 {no} 箱货重 {kg} kg，超过 28 吨或连箱超过 30.48 吨，上不了车',
    railWeightsBlank: '每箱货重未填，能否上车需待核对',
    railWeightsFit: '最重一箱 {most} kg，在{line}建议的 {warn} kg 之内',
    railOddTwenty: '20GP 需成对配载，当前 {n} 个，需等待配对',
    railPairWeight: '同车两箱重量差 {kg} kg，超过 10 吨，需调整',
    railSocMissing: '自备箱需在资料截止前上传证书与 CSC 有效期',
  } satisfies Record<RailFindingCode, string>,
};
