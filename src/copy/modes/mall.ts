import type { MallFaultCode } from '../../../domain/modes/mall/fault';
import type { MallPart, MallStep } from '../../../domain/modes/mall/fields';
import type { MallFindingCode } from '../../../domain/modes/mall/finding';

export const mallCopy = {
  steps: { goods: '商品', delivery: '交付', confirm: '费用与确认' } satisfies Record<MallStep, string>,

  label: {
    way: '交付方式',
    toCity: '收货城市',
    address: '详细地址',
    receiver: '收货人',
    receiverPhone: '收货人手机',
    deliverOn: '送达日期',
    pickupAt: '提货时间',
    plateNo: '车牌',
    driverName: '提货司机',
    driverPhone: '司机手机',
    roadPermit: '道路运输证号',
    escort: '押运员',
    storeSafe: '接收地具备危险化学品储存条件',
  } satisfies Record<keyof MallPart, string>,

  fault: {
    agreeProtocol: '请先阅读并同意《商品购销协议》',
    way: '请选择自提或送货',
    toCity: '请选择收货地区',
    address: '请填写详细地址',
    receiver: '请填写收货人',
    receiverPhone: '请填写收货人手机',
    deliverOn: '请选择送达日期',
    pickupAt: '请选择提货时间',
    plateNo: '请填写车牌',
    driverName: '请填写提货司机',
    driverPhone: '请填写司机手机',
    roadPermit: '请填写道路运输证号',
    escort: '请填写押运员',
    storeSafe: '请确认接收地具备危险化学品储存条件',
    mallAddress: '请输入 5–120 字的详细地址',
    mallPerson: '姓名为 2–20 个字',
    mallPhone: '请输入正确的手机号码',
    mallPlate: '车牌格式不正确',
    mallPermit: '证号格式不正确，应为 6–30 位',
    mallPickup: '提货时间需在备货完成后的工作日，最早 {at}',
    mallPickupHour: '提货时间需在工作日 8:00–16:00',
    mallDeliver: '送货日期过早，最早 {day}',
    mallLate: '最晚 {day}：货备好后保留 {days} 天，且在批次到期前交货',
    mallNotSent: '液袋装的商品不能由平台车辆送货，请选自提',
    mallOtherGoods: '商品与报价不一致，请回采购单重新下单',
    mallEnterpriseOnly: '{goods}只向企业销售，请先成为企业用户',
    mallVerifyFirst: '购买{goods}请先完成企业认证',
    mallRetailLimit: '个人每单不超过 100 千克：{goods}请减量，或以企业账号购买',
    mallUnderAge: '购买{goods}需年满 18 周岁',
    mallPaper: '{goods}缺少有效的采购资质或备案余量不足，请到会员中心“采购资质”核对，或从采购单提交询价',
  } satisfies Record<MallFaultCode | keyof MallPart, string> & Record<string, string>,

  finding: {
    mallBlank: '还没有商品，未判断',
    mallApart: '其中有不能同车的商品，分 {loads} 车装运',
    mallTaken: '自营商品，提交后按批次备货',
  } satisfies Record<MallFindingCode, string>,
};
