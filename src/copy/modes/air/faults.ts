import type { AirFaultCode } from '../../../../domain/modes/air/fault';
import type { AirPart, AirRowFacts, AirSizeRow } from '../../../../domain/modes/air/form';

type OwnField = Exclude<keyof AirPart, 'air'>;
/** Tick boxes of a row and its outer package are optional. */
type RowField = Exclude<keyof AirRowFacts, `is${string}` | 'outer'>;

type Missing = Exclude<OwnField, 'handling'> | `goods.${RowField}` | `sizeRows.${keyof AirSizeRow}`;

/** Flight wording of faults that other modes word for ships. */
type OfFlights =
  | 'offerId'
  | 'offerId.sailingClosed'
  | 'readyDate.readyTooLate'
  | `altOfferId.${'sameSailing' | 'sailingClosed' | 'notListed' | 'otherRefuses'}`;

/** Kept apart from the form's words, since a revision needs only these. */
export const airFaultWords = {
  readyDay: '请选择货好日期',
  awbType: '请选择运单类型',
  sizeRows: '请填写每件尺寸',
  'sizeRows.l': '请填写长度',
  'sizeRows.w': '请填写宽度',
  'sizeRows.h': '请填写高度',
  'sizeRows.pcs': '请填写件数',
  'sizeRows.kg': '请填写单件重量',
  declaredValue: '请填写声明价值，无声明请选 NVD',
  customsValue: '请填写海关声明价值，无声明请选 NCV',
  tempLow: '请填写温控下限，货站按这两个温度设库温',
  tempHigh: '请填写温控上限，货站按这两个温度设库温',
  condYear: '请填写鉴定书的有效年份',
  'goods.net': '请填写每件净量',
  'goods.pi': '请选择包装说明',
  'goods.percent': '请填写浓度（%），限量因此不同',
  'goods.batteryWh': '请填写电池额定能量',
  'goods.soc': '请填写荷电状态',
  airReady: '货好日期不是有效日期',
  airReadyLate: '货好日期晚于交货截止 {until}，请更换航班',
  airNet: '每件净量应为大于 0 的数值，最多三位小数',
  airNetOver: '每件净量乘以件数超过毛重',
  airPiUnlisted: '包装说明不在该货物的限量表内',
  airPiLimited: '限量包装需选 Y 开头的包装说明，其他包装不能选',
  airPiFreighter: '该包装说明不适用于客机',
  airPiOver: '每件净量超过该包装说明的限量 {most}',
  airPercent: '浓度应大于 0，不超过 100',
  airOuter: '合包号应为 1–99 的整数',
  airQ: 'Q 值 {q} 大于 1，请分开包装',
  airWh: '电池额定能量应为大于 0 的数值',
  airCharge: '荷电状态应为 0–100 的整数',
  airSoc: '锂电池荷电状态不得超过 30%',
  airEdge: '边长应为 1–600 的整数厘米',
  airPcs: '件数应为大于 0 的整数',
  airKg: '单件重量应为大于 0 的数值，最多两位小数',
  airSizesDiffer: '尺寸件数 {measured} 与总件数 {pieces} 不一致',
  airWeightsDiffer: '各件重量合计 {kg} kg，与总毛重 {gross} kg 相差超过 2%',
  airDeclared: '请填写大于 0 的金额，或选 NVD',
  airCustoms: '请填写大于 0 的金额，或选 NCV',
  airTemp: '温度应为 -80 至 60℃，最多一位小数',
  airTempOrder: '温控上限低于下限',
  airCondYear: '请填写四位年份',
  airCondOld: '鉴定书需为起飞当年有效',
  airToOrder: '空运单收货人需为具体单位',
  offerId: '请选择航班',
  'offerId.sailingClosed': '该航班资料已截止，请更换航班',
  'readyDate.readyTooLate': '货好时间晚于交货截止，请更换航班',
  'altOfferId.sameSailing': '备选航班不能与首选相同',
  'altOfferId.sailingClosed': '备选航班资料已截止，请另选或不选',
  'altOfferId.notListed': '没有这个备选航班，请另选或不选',
  'altOfferId.otherRefuses': '备选航班不接这些货物，请另选或不选',
} satisfies Record<AirFaultCode | Missing | OfFlights, string>;
