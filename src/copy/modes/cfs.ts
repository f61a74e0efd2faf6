import { callService } from '../../../domain/people/contact';
import type { CfsFaultCode } from '../../../domain/modes/cfs/fault';
import type { CfsOwn, CfsStep, ContainerRow, StuffRow, TruckRow } from '../../../domain/modes/cfs/fields';
import type { CfsFindingCode } from '../../../domain/modes/cfs/finding';
import { truckCopy } from '../after/truck';
import { GATE_BEFORE_HOURS, LEAST_AHEAD_HOURS, STUFF_AFTER_HOURS } from '../../../domain/modes/cfs/slots';
import { BOX_TYPE_SAYS, CUT_SAYS } from '../../../domain/modes/cfs/search';

type Missing =
  | 'carrierBookingNo'
  | 'vesselVoyage'
  | 'etd'
  | 'dstPort'
  | 'cutoff'
  | 'inbound'
  | 'stuffSlots'
  | 'owner'
  | 'ctuPromise'
  | 'goods.boxNo'
  | `inbound.${keyof TruckRow}`
  | `stuffSlots.${keyof StuffRow}`;

export const cfsCopy = {
  steps: {
    station: '装箱站与时段',
    goods: '货物与分箱',
    inbound: '送货车辆',
    confirm: '费用与确认',
  } satisfies Record<CfsStep, string>,

  label: {
    carrierBookingNo: '订舱号',
    vesselVoyage: '船名航次',
    etd: '开船日',
    dstPort: '目的港',
    cutoff: '截港时间',
    inbound: '进站时段',
    stuffSlots: '装箱班次',
    containers: '箱号与铅封',
    lashing: '绑扎加固要求',
    lash: '绑扎加固',
    wrap: '缠膜件数',
    pallets: '打托数',
    photo: '装箱拍照',
    weigh: '过磅与 VGM',
    drayage: '集港短驳',
    customs: '代理报关',
    selfLater: '车辆稍后补填',
    owner: '发货人',
    ctuPromise: '按 CTU 规范提供包装与标记',
  } satisfies Record<keyof CfsOwn, string>,

  rowLabel: { boxNo: '装入箱号序', isFood: '食品或饲料用途' },

  truckLabel: { slot: '进站时段', ...truckCopy.label } satisfies Record<keyof TruckRow, string>,

  containerLabel: { no: '箱号', seal: '铅封号', tare: '皮重 kg' } satisfies Record<keyof ContainerRow, string>,

  fault: {
    carrierBookingNo: '请输入 6–20 位订舱号（大写字母、数字、短横线）',
    vesselVoyage: '请输入船名航次',
    etd: '请选择开船日',
    dstPort: '请选择目的港',
    cutoff: CUT_SAYS,
    inbound: '请在时段表里选进站时段',
    stuffSlots: '请在时段表里选装箱班次',
    owner: '请填写发货人',
    ctuPromise: '请确认按 CTU 规范提供包装与标记',
    'goods.boxNo': '请为每行货物选择箱',
    'inbound.slot': '请选择进站时段',
    ...truckCopy.fault,
    'stuffSlots.slot': '请选择装箱班次',
    'stuffSlots.teu': '请填写装箱 TEU',
    cfsBookingNo: '请输入 6–20 位订舱号（大写字母、数字、短横线）',
    cfsDstPort: '请从列表里选目的港',
    cfsEtd: '请选择开船日',
    cfsEtdEarly: '开船日不能早于截港日',
    cfsCut: CUT_SAYS,
    cfsCutPast: '截港时间必须晚于当前时间',
    cfsCutSoon: `距截港不足 ${LEAST_AHEAD_HOURS} 小时，请${callService()}`,
    cfsCutFar: '时段只开放到 {days} 天后，请临近时再订',
    cfsBoxType: BOX_TYPE_SAYS,
    cfsTeu: 'TEU 应为 1–100 的整数',
    cfsStuffShort: '装箱班次不足，各箱共需 {teu} TEU',
    cfsStuffOver: '装箱班次多于所需，各箱共需 {teu} TEU',
    cfsSlot: '请在时段表里选择时段',
    cfsSlotHours: '该站这时不作业；危品不做夜班',
    cfsSlotSunday: '周日不作业危品，请换一天',
    cfsSlotClosed: '装箱站这一天停收，请换一天',
    cfsSlotPast: '该时段已过，请换时间',
    cfsSlotCutoff: `进站时段需早于截港前 ${GATE_BEFORE_HOURS} 小时`,
    cfsSlotHeat: '高温时段停止甲类装卸，请选 10 点前或 16 点后',
    cfsSlotAfter: `装箱班次需晚于最后一车进站 ${STUFF_AFTER_HOURS} 小时`,
    cfsSlotFull: '时段已满，请换时间（余 {left}）',
    cfsSlotTwice: '该装箱班次已选过',
    cfsBoxNo: '请为每行货物选择箱',
    cfsBoxEmpty: '{no} 号箱尚无货物',
    cfsContainerNo: '箱号格式或校验位不正确',
    cfsContainerTwice: '箱号重复',
    cfsContainerMany: '箱号不能多于 {most} 个',
    cfsSeal: '铅封号格式不正确',
    cfsTare: '皮重应为 1500–6000 的整数',
    cfsCount: '请填写整数',
    cfsPlate: '请输入正确的车牌号',
    cfsPlateTwice: '同一车辆同一时段只能预约一次',
    cfsDriverPhone: '请输入司机的手机或固定电话',
    cfsIdTail: '身份证后 4 位应为 3 位数字加 1 位数字或 X',
    cfsPieces: '件数应为 1–99999 的整数',
    cfsPiecesDiffer: '预约件数 {brought} 与总件数 {asked} 不一致',
    cfsTooLateForLater: '首车进站已不足 {hours} 小时，请现在填写车辆',
  } satisfies Record<CfsFaultCode | Missing, string>,

  finding: {
    cfsClassRefused: '{goods}：{station}不具备第 {hazardClass} 类资质',
    cfsUnclassed: '{goods}的危险类别未知，站点能不能装，转人工核对',
    cfsDeclaredMild: '{goods}（UN {unNo}）在物质库中是危险货物，请改为危险品查询',
    cfsResembles: '{goods}与物质库中的危险货物相近，是不是普货，转人工核对',
    cfsOtherPort: '{station}在{port}，装好后运到所选装箱港的短驳需另行报价',
    cfsSubRisk: '{goods}：次危险第 {risk} 类不在{station}资质内，需书面确认',
    cfsDoubtful: '{goods}的公开资料存疑，转人工核对',
    cfsUnlisted: '物质库中没有查到{goods}，转人工核对是否危险品',
    cfsTakes: '{station}的资质与作业区可以装这些货物',
    cfsUnnamed: '还没说是什么货，能不能装按货名转人工核对',
    cfsFireRefused: '{station}无{fire}项作业区（{goods}）',
    cfsFireUnsure: '{goods}暂按{fire}项，各清单或闪点说法不同，以 SDS 为准，转人工核对',
    cfsFireUntold: '{goods}的火灾危险性类别尚无人核定，转人工核对',
    cfsToxic: '{goods}属剧毒化学品，不做内装，请联系专库与专用车辆',
    cfsControlled: '{goods}属管控化学品，进站前需核验备案证明',
    cfsPacker: '危险品装箱需由持证装箱检查员现场检查',
    cfsTooLate: '该站已赶不上截港，最近可赶上：{reached} 及以后的截港',
    cfsTooFar: '时段只开放到 {days} 天后，截港更晚的请临近时再订',
    cfsReach: '赶得上截港，装完到最晚进站余 {hours} 小时',
    cfsSlotsOff: '所选时段有约不到或没排够的，改好才知道赶不赶得上',
    cfsUncut: '待填写截港时间，赶不赶得上还不能判断',
    cfsHot: '6 月 15 日到 9 月 15 日 10–16 时停止甲类装卸，白天装箱由站点确认',
    cfsOverStay: '预计堆存 {days} 天，超出免费期 {free} 天，将收 {money}（已计入总价）',
    cfsUnassigned: '还有货物没有选箱，同箱能不能装还不能判断',
    cfsApartUntold: '同箱里还有货物的危险类别没有填，能不能同箱还不能判断',
    cfsBoxesPlanned: '各箱无一般隔离要求，仍需查第 16b 栏',
    cfsFood: '{one}与{other}：食品、饲料不得与毒害或腐蚀性货物同箱',
    cfsOverVolume: '{goods} {tons} 吨至少占 {m3} m³，超出所选箱量的总容积 {most} m³',
    cfsOverBoxes: '货重 {tons} 吨超出所选箱量的总载重 {most} 吨',
    cfsEccentric: '{no} 号箱：{goods}单件超过箱内货重三成，请注明装载位置，重心偏差 ≤5%',
  } satisfies Record<CfsFindingCode, string>,
};
