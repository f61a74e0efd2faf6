import { AIR_WAYBILL_WORDS } from '../../../domain/modes/air/waybill-words';
import type { AirStep, HANDLINGS } from '../../../domain/modes/air/fields';
import type { AirFindingCode } from '../../../domain/modes/air/finding';
import type { AirPart, AirRowFacts, AirSizeRow } from '../../../domain/modes/air/form';
import { airFaultWords } from './air/faults';

type OwnField = Exclude<keyof AirPart, 'air'>;

export const airCopy = {
  steps: {
    flight: '航班与运单',
    goods: '货物',
    parties: '收发货与服务',
    confirm: '费用与确认',
  } satisfies Record<AirStep, string>,

  label: {
    readyDay: '货好日期',
    awbType: '运单类型',
    sizeRows: '每件尺寸',
    declaredValue: AIR_WAYBILL_WORDS.declaredValue,
    customsValue: AIR_WAYBILL_WORDS.customsValue,
    handling: '操作要求',
    tempLow: '温控下限 ℃',
    tempHigh: '温控上限 ℃',
    condYear: '鉴定书有效年份',
  } satisfies Record<OwnField, string>,

  rowLabel: {
    net: '每件净量',
    pi: '包装说明 PI',
    percent: '浓度（%）',
    outer: '合包号',
    batteryWh: '电池额定能量（Wh）',
    soc: '荷电状态（%）',
    isDamaged: '有缺陷、召回或回收的锂电池',
  } satisfies Record<keyof AirRowFacts, string>,

  sizeLabel: {
    l: '长 cm',
    w: '宽 cm',
    h: '高 cm',
    pcs: '件数',
    kg: '单件 kg',
  } satisfies Record<keyof AirSizeRow, string>,

  handling: { UP: '向上', COOL: '避热', ALONE: '勿堆码', TEMP: '温控' } satisfies Record<
    (typeof HANDLINGS)[number],
    string
  >,

  fault: airFaultWords,

  finding: {
    airForbidden: '第 {row} 行：{goods}航空禁运，建议改海运',
    airUnlisted: '第 {row} 行：空运限量表中没有 UN {unNo}，转人工核对',
    airAskGroup: '第 {row} 行：请选择包装类别，限量因此不同',
    airAskPercent: '第 {row} 行：请填写浓度（%），限量因此不同',
    airAskNet: '第 {row} 行：请填写每件净量，才能判断客机还是货机',
    airAskGross: '第 {row} 行：请填写件数和毛重，才能判断限量包装',
    airAskCharge: '第 {row} 行：请填写锂电池荷电状态',
    airCharged: '第 {row} 行：锂电池荷电状态不得超过 {most}%',
    airOver: '第 {row} 行：每件 {net} {unit} 超过货机限量 {cao} {unit}，请改小包装',
    airOverLimited: '第 {row} 行：按限量包装（PI {pi}）每件不超过 {most} {unit}，请改用其他包装说明，或改小包装',
    airNeedFreighter: '第 {row} 行：该航班为客机腹舱，本货仅限货机，请更换航班',
    airNextFreighter: '第 {row} 行：该航班为客机腹舱，本货仅限货机；最近货机：{flight}（{from}，{day}）',
    airCao: '第 {row} 行：UN{unNo} 每件 {net} {unit} 超过客机限量 {pax} {unit}，仅限货机（PI {pi}）',
    airCaoOnly: '第 {row} 行：UN{unNo} 每件 {net} {unit} 客机禁运，仅限货机（PI {pi}）',
    airCaoPacked: '第 {row} 行：UN{unNo} 按货机包装说明（PI {pi}）包装，仅限货机',
    airPax: '第 {row} 行：每件 {net} {unit} 客机、货机均可（PI {pi}）',
    airNoLimit: '第 {row} 行：UN{unNo} 不限每件净量，客机、货机均可（PI {pi}）',
    airLineRefuses: '第 {row} 行：{airline}不接第 {hazardClass} 类',
    airDgReview: '{airline}需在起飞前 48 小时完成危险品预审',
    airOrgRefuses: '{airport}不收运危险品，最近可收运：{other}',
    airStateDiffers: '第 {row} 行：目的国或经停国对第 {hazardClass} 类有国家差异，需核对',
    airWatched: '第 {row} 行：{goods}属管控化学品，交货前需核验备案或通行证',
    airUnknown: '物质库中没有 UN {unNo}，请核对或转人工核对',
    airRoomWeight: '{goods}的重量与体积不符，{m3} m³ 约重 {least} 至 {most} kg，填写的是 {kg} kg',
    airDoubtful: '{goods}的公开资料存疑，转人工核对',
    airDamaged: '第 {row} 行：有缺陷或召回的锂电池航空禁运',
    airTogether: '{one}与{other}不得装入同一外包装',
    airApart: '{one}与{other}需分板装载（9.3.A）',
    airBeside: '货物之间没有需分板装载的组合',
    airPairUnread: '{one}与{other}能否并装，转人工核对',
    airQUnread: '外包装 {outer} 的 Q 值转人工核对',
    airQOver: '外包装 {outer} 的 Q 值 {q} 大于 1，请分开包装',
    airPackIbc: '第 {row} 行：空运不收{pack}，请改小包装',
    airPackByHand: '第 {row} 行：{pack}空运有单独的包装说明，需航司核定',
    airPackFits: '第 {row} 行：{pack}可用（{ins}）；内包装按 PI {pi} 由航司收运时核对',
    airPieceBig: '单件 {size} 超过{aircraft}可装的 {most}，请改航班或分装',
    airPieceHeavy: '单件 {kg} kg 超过 {most} kg，需确认机型',
    airPiecesFit: '每件都进得了{aircraft}舱门（{most}）',
    airPiecesUnread: '尺寸件数与货物件数不一致或未填全，能否进舱门还不能判断',
    airCondMissing: '第 {row} 行：请上传货物运输条件鉴定书，可下单后补交',
  } satisfies Record<AirFindingCode, string>,
};
