import { TARE_SAYS } from '../../../../domain/offer/road-boxes';
import {
  ADDRESS_LENGTH,
  CONTACT_LENGTH,
  LEAD_HOURS,
  TRUCK_COUNT_SAYS,
  PASS_LENGTH,
  REEFER_C,
  STOP_PIECES,
  WEIGHT,
  WINDOW_LENGTH,
  WORTH,
} from '../../../../domain/modes/truck/bounds';
import type { OWN_FAULT_CODES } from '../../../../domain/modes/truck/fault';
import type { ROW_FIELDS, TruckPart } from '../../../../domain/modes/truck/form';
import { groupDigits } from '../../../../domain/values/money';

type Missing =
  | Exclude<
      keyof TruckPart,
      | 'places'
      | 'sections'
      | 'inhibitorUntil'
      | 'dropFrom'
      | 'dropTo'
      | 'senderLicence'
      | 'receiverLicence'
      | 'stop1To'
      | 'stop2To'
      | 'stopsAt'
      | 'tareKg'
      | 'boxNo'
      | 'passNo'
      | 'insured'
    >
  | `goods.${Exclude<keyof typeof ROW_FIELDS, 'excepted'>}`;
type OwnFault = (typeof OWN_FAULT_CODES)[number];

/** Kept apart from the form's words, since adding services to an order needs only these. */
export const truckFaultWords = {
  loadKg: '请填写装罐重量',
  trucks: '请填写车数',
  pickDoor: '请选择送到站点或上门提货',
  dropDoor: '请选择站点自提或送货上门',
  'goods.place': '请选择装载位置',
  'goods.stop1Pieces': '请填写第 2 站装卸件数',
  'goods.stop2Pieces': '请填写第 3 站装卸件数',
  'goods.stop1Kg': '请填写第 2 站装卸重量',
  'goods.stop2Kg': '请填写第 3 站装卸重量',
  'goods.inners': '请填写每件内的内包装个数',
  pickAddress: '请填写装货地址',
  pickContact: '请填写装货联系人',
  pickPhone: '请填写装货电话',
  pickFrom: '请选择到车开始时间',
  pickTo: '请选择到车结束时间',
  stop1Address: '请填写第 2 站地址',
  stop1Contact: '请填写第 2 站联系人',
  stop1Phone: '请填写第 2 站电话',
  stop2Address: '请填写第 3 站地址',
  stop2Contact: '请填写第 3 站联系人',
  stop2Phone: '请填写第 3 站电话',
  dropAddress: '请填写卸货地址',
  dropContact: '请填写卸货联系人',
  dropPhone: '请填写卸货电话',
  senderName: '请填写托运人名称',
  senderAddress: '请填写托运人地址',
  senderPhone: '请填写托运人联系电话',
  receiverName: '请填写收货人名称',
  receiverAddress: '请填写收货人地址',
  receiverPhone: '请填写收货人联系电话',
  purpose: '请选择收货人的用途',
  trip: '请选择单程或往返',
  drivers: '请选择单驾或双驾',
  unload: '请选择卸货方式',
  lastLoad: '请选择上一次装载要求',
  tempC: '请填写控温',
  box: '请选择箱型',
  worth: '请填写货值',
  toldGoods: '请确认货物信息如实、包装完好',
  truckOneGoods: '一辆罐车只装一种货物，请删去其余货物',
  truckOtherGoods: '报价是按{goods}算的，换货请重新查车',
  truckLoadKg: `装罐重量应在 0 到 ${groupDigits(WEIGHT.most)} 千克之间，最多 1 位小数`,
  truckSections: '各仓装量请用加号隔开，最多 {most} 个仓，如 9,300 + 1,900 + 800',
  truckSectionsSum: '各仓装量合计与装罐重量不符，请核对',
  truckCount: TRUCK_COUNT_SAYS,
  truckFree: '行程各天只余 {free} 辆，请减少车数或换一天',
  truckInhibitorDay: '请选择阻聚剂有效期',
  truckAddress: `请输入 ${ADDRESS_LENGTH.least} 到 ${ADDRESS_LENGTH.most} 字的详细地址`,
  truckContact: `请输入 ${CONTACT_LENGTH.least} 到 ${CONTACT_LENGTH.most} 字的联系人`,
  truckPhone: '请输入正确的手机或固定电话',
  truckMoment: '请选择时间',
  truckInners: '每件内的内包装个数应为 1 到 10,000 的整数',
  truckStopPieces: `装卸件数应为 0 到 ${groupDigits(STOP_PIECES.most)} 的整数`,
  truckStopKg: `装卸重量应在 0 到 ${groupDigits(WEIGHT.most)} 千克之间，最多 1 位小数`,
  truckStopMost: '各站合计超过了每车的 {most}，请核对',
  truckStopNothing: '有一站不装也不卸，请核对各站数量',
  truckExceptedUnit: '液体、气体的内包装净量按毫升或升填，固体按克或千克填',
  truckPartGoods: '零担一票只订一种货物，其余货物请另订一票',
  truckDoor: '所选区县不在站点所在城市，请重新选择',
  truckDoorFar: '距站点 {km} 公里，超过 {most} 公里不报价，请改到站点交接或发起询价',
  truckDoorEarly: '上门提货最早 {at}，请改晚或自己送到站点',
  truckHubClosed: '要在站点 {at} 截货前提到，请改早或自己送到站点',
  truckDay: '报价是 {day} 装货的车，换天请重新查车',
  truckEarly: `最早提前 ${LEAD_HOURS} 小时派车，请改晚`,
  truckLength: `到车时间窗应为 ${WINDOW_LENGTH.least} 到 ${WINDOW_LENGTH.most} 小时`,
  truckOrder: '卸货截止不能早于到车时间与最早卸货时间',
  truckSamePlace: '提货与卸货不能是同一处',
  truckTare: TARE_SAYS,
  truckLift: '这种车没有尾板，请选其他卸货方式',
  truckPump: '只有罐车能泵卸，请选其他卸货方式',
  truckTemp: `控温应在 ${REEFER_C.least} 到 ${REEFER_C.most}℃ 之间，最多 1 位小数`,
  truckBoxNo: '箱号不正确，请核对校验位',
  truckPass: `通行证编号应为 ${PASS_LENGTH.least} 到 ${PASS_LENGTH.most} 位字母或数字`,
  truckWorth: `货值应大于 0，不超过 ${groupDigits(WORTH.most / 100)} 元`,
  truckYuan: '公路运费以人民币结算',
} satisfies Record<OwnFault | Missing, string>;
