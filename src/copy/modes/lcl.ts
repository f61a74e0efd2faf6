import { LCL_VERDICT_WORDS } from '../../../domain/modes/lcl/verdict-words';
import type { LclFaultCode } from '../../../domain/modes/lcl/fault';
import type { LclFindingCode } from '../../../domain/modes/lcl/finding';
import type { LclStep } from '../../../domain/modes/lcl/fields';
import type { LclPart, LclRowFacts } from '../../../domain/modes/lcl/form';
import type { TonBasis } from '../../../domain/modes/lcl/tons';
import { TOLERANCE_PERCENT } from '../../../domain/order/on-site/tolerance';

const BY_MEASURE = `实测超出 ±${TOLERANCE_PERCENT}% 时按实测计费`;

type OwnField = Exclude<keyof LclPart, 'lcl'>;
/** Tick boxes of a row are optional. */
type RowField = Exclude<keyof LclRowFacts, `is${string}`>;

/** Messages for missing fields; the shared words cover the rest. */
type Missing = Exclude<OwnField, 'releaseType'> | `goods.${RowField}`;

export const lclCopy = {
  steps: {
    goods: '货物',
    intake: '进仓与服务',
    parties: '收发货',
    confirm: '费用与确认',
  } satisfies Record<LclStep, string>,

  label: {
    stackable: '可否堆叠',
    marks: '唛头',
    deliverDate: '送货日期',
    deliverHour: '送货时间',
    plateNo: '车牌号',
    driverName: '司机姓名',
    driverPhone: '司机电话',
    escortName: '押运员',
    releaseType: '放货方式',
    tolerance: BY_MEASURE,
  } satisfies Record<OwnField, string>,

  rowLabel: {
    unitKg: '单件最大重量（kg）',
    longCm: '最长边（cm）',
    highCm: '高（cm）',
    isDamaged: '有缺陷、召回或回收的锂电池',
    isPrecursorFree: '不含易制毒成分',
    isFood: '食品或饲料用途',
  } satisfies Record<keyof LclRowFacts, string>,

  fault: {
    stackable: '请选择是否可堆叠',
    marks: '请填写唛头，无唛头请填 N/M',
    deliverDate: '请选择送货日期',
    deliverHour: '请选择送货时间',
    plateNo: '请输入车牌号',
    driverName: '请填写司机姓名',
    driverPhone: '请填写司机电话',
    escortName: '危险品车辆需填写押运员',
    tolerance: `请确认：${BY_MEASURE}`,
    'goods.unitKg': '请输入单件最大重量',
    'goods.longCm': '请输入最长边',
    'goods.highCm': '请输入高度',
    lclUnitKg: '单件最大重量应为大于 0 的数值，最多两位小数',
    lclUnitHeavy: '单件超过 3 吨请走询价',
    lclUnitLight: '单件重量小于平均值',
    lclLongCm: '最长边应为大于 0 的整数厘米',
    lclLongOver: '单件长度超过 6 米请走询价',
    lclHighCm: '高度应为大于 0 的整数厘米',
    lclHighOver: '高度超过 2.2 米进不了箱门',
    lclMarksLong: '唛头最多 10 行，每行 35 个字符',
    lclDeliver: '请从列表中选择送货日期和时间',
    lclDeliverEarly: '送货时间早于开始进仓时间',
    lclDeliverLate: '送货时间晚于进仓截止时间',
    lclDeliverPast: '送货时间已过，请另选',
    lclGateShut: '该时段仓库不收货：危险品 08:00–17:00，普通货物 08:00–20:00',
    lclPlate: '请输入正确的车牌号',
    lclDriverPhone: '请输入司机的手机或固定电话',
    lclRoadCert: '危险品车辆需上传道路运输证',
    'readyDate.readyTooLate': '货好时间晚于进仓截止，请更换班期',
  } satisfies Record<LclFaultCode | Missing | 'readyDate.readyTooLate', string>,

  finding: {
    lclConsolRefuses: '第 {row} 行：第 {hazardClass} 类不做拼箱，请改整箱',
    lclPackingGroup: '第 {row} 行：包装类别 I 的货物不做拼箱，请改整箱',
    lclGroupOpen: '第 {row} 行：{goods}的编号有多个条目，{refused} 类的不能拼，请选定',
    lclShedRefuses: '第 {row} 行：{shed}的经营许可不含第 {hazardClass} 类',
    lclShedTakes: '{shed}的经营许可和库房可以收这些货物',
    lclFire: '第 {row} 行：{shed}没有能存放{goods}的库房',
    lclFireUntold: '第 {row} 行：{goods}的火灾危险性类别待仓库核定',
    lclFireUnsure: '第 {row} 行：{goods}暂按{fire}类，依据不一，{shed}能否存放按 SDS 转人工核对',
    lclSubRisk: '第 {row} 行：次危险第 {risk} 类不在{shed}许可类别内，需书面确认',
    lclBoxEmpty: LCL_VERDICT_WORDS.lclBoxEmpty,
    lclBoxShared: '箱内已有{classes}，无一般隔离要求，仍需查第 16b 栏',
    lclBoxApproval: '与箱内{classes}需“远离”，经主管机关批准方可同箱',
    lclBoxUnread: '与箱内{classes}能否同箱，转人工核对',
    lclBoxStale: LCL_VERDICT_WORDS.lclBoxStale,
    lclBoxClash: '本班箱位已有{classes}，不得同箱',
    lclBoxFull: LCL_VERDICT_WORDS.lclBoxFull,
    lclLimited: '第 {row} 行：符合限量条件；本仓仍按危险品收货、收费',
    lclControlled: '第 {row} 行：{goods}属管控化学品，进仓前需核验备案证明',
    lclExportLicence: '第 {row} 行：{goods}出口需取得两用物项和技术出口许可证，请上传或说明含量',
    lclToxic: '第 {row} 行：剧毒化学品不做拼箱',
    lclLithiumDamaged: '第 {row} 行：有缺陷、召回或回收的锂电池不承运',
    lclLithium: '{one}与{other}：锂电池与易燃、氧化性货物同箱需逐票审批',
    lclFood: '{one}与{other}：食品、饲料不得与毒害或腐蚀性货物同箱',
    lclOwnShared: LCL_VERDICT_WORDS.lclOwnShared,
    lclOwnRows: LCL_VERDICT_WORDS.lclOwnRows,
    lclOwnUnread: LCL_VERDICT_WORDS.lclOwnUnread,
    lclBesideUnnamed: LCL_VERDICT_WORDS.lclBesideUnnamed,
    lclPortRefuses: '{port}不作业危险品',
    lclUnknown: '物质库中没有 UN {unNo}，请核对或转人工核对',
    lclRoomWeight: '第 {row} 行：{goods}的重量与体积不符，{m3} m³ 约重 {least} 至 {most} kg，填写的是 {kg} kg',
    lclDensity: '第 {row} 行：{goods}的密度与重量/体积不符（按 {density} kg/L 约 {expected} kg）',
    lclDoubtful: '第 {row} 行：{goods}的公开资料存疑，转人工核对',
    lclCooled: '第 {row} 行：{goods}需控温运输，拼箱不能控温',
    lclWood: LCL_VERDICT_WORDS.lclWood,
    lclOwnBox: '{tons} 计费吨起整箱更便宜，省 {saved}',
  } satisfies Record<LclFindingCode, string>,

  basis: {
    VOLUME: '体积计费',
    WEIGHT: '重量计费',
    LEAST: '计费吨不足 1RT 按 1RT 计费',
  } satisfies Record<TonBasis, string>,
};
