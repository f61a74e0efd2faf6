import type { BoxKind } from '../../../domain/offer/containers';
import { DECLARERS, PARTY_NAMES } from '../../../domain/order/form/field-names';
import { VERIFY_HOURS } from '../../../domain/order/life/lifecycle';
import type { RegionFailureCode } from '../../../machines/booking/region-picker';

export const orderPartsCopy = {
  list: {
    add: (label: string) => `添加一行${label}`,
    drop: (label: string, row: number) => `删除${label}第 ${row} 行`,
  },
  services: {
    title: '附加服务',
    none: '可不选。选了会按项计价，加进总价。',
    price: (unit: string, price: string) => (unit === 'BL' ? `每票 ${price}` : `按箱计，本单 ${price}`),
    included: '危险品运价已含',
    onRequest: '另行报价',
    unsold: (names: string) => `本单不提供${names}，已从草稿或复制的订单中取消，总价不含。`,
    insured: (perMille: number, least: number) => `保额的 ${perMille}‰，最低 ¥${least}`,
    decl: DECLARERS,
    pickup: '提货',
    value: '货值与投保',
    parties: PARTY_NAMES,
    english: '提单和舱单只能印英文字符。',
    toOrder: '可填 TO ORDER，此时必须有通知人。',
    notify: '收货人不是 TO ORDER 时可留空。',
    /** A non-negotiable waybill: only the named consignee can take delivery. */
    waybill: {
      shipper: '运单和舱单只能印英文字符。',
      consignee: '需为具体单位，不能填 TO ORDER。',
      notify: '可留空。',
    },
    copy: { shipper: '同发货人', consignee: '同收货人' },
    bill: '提单与舱单',
  },
  confirm: {
    pay: '付款',
    invoice: '现在填写发票信息（也可以以后再填）',
    contact: '联系方式',
    emergency: '应急联系',
    emergencyNote: '24 小时有人接听。',
    emergencyEnglish: '24 小时有人接听；往北美需能讲英语，姓名填英文。',
    files: '资料',
    filesNote: 'SDS 等资料可现在上传，也可在下单后补交。',
    remark: '备注',
    consents: '确认',
    protocol: {
      before: '我已阅读并同意',
      agreed: (day: string, text: string, version: string) => `已于 ${day} 同意${text}${version} 版，`,
      again: '查看',
    },
    agreement: {
      title: '收费协议',
      text: '费用按锁定的费率和本单的箱型箱量、每箱所装货物的危险类别、所选服务计收；每票费用只收一次，不含项目由所注明的一方另付。本单取消时的费用如下：',
      before: '我已阅读并同意',
      after: '全文，以及上表本单的取消费',
      state: '取消时订单处于',
      fee: '取消费',
      untilReviewed: '提交后至审核通过前',
      onceIn: '装箱或进港以后',
      free: '免费',
      uncounted: '填好数量后显示',
      never: '不能取消',
    },
    dgPromise: '我承诺所申报的危险品名称、类别、数量与包装如实，与 SDS 一致。',
    lapses: `企业用户需在 ${VERIFY_HOURS} 小时内通过企业认证，否则订单自动取消。`,
    closesSooner: (moment: string) =>
      `所选方案 ${moment} 截止，早于 ${VERIFY_HOURS} 小时的认证期限。企业用户届时仍未通过认证的，预留与锁定价格失效，通过后请重新选择。`,
  },
  region: {
    province: '提货省份',
    city: '提货城市',
    district: '提货区县',
    choose: '请选择',
    busy: '正在取得省市区…',
    none: '加载失败',
    retry: '重试',
    failure: {
      network: '网络不通，省市区加载失败。',
      unavailable: '抱歉，服务器繁忙！省市区加载失败。',
      unexpected: '出了点问题，省市区加载失败。',
    } satisfies Record<RegionFailureCode, string>,
  },
  boxes: {
    add: '添加一种箱型',
    remove: (type: string) => `移除 ${type}`,
    kinds: { DRY: '', REEFER: '冷藏箱', OPEN_TOP: '开顶箱', FLAT: '框架箱' } satisfies Record<BoxKind, string>,
    each: (price: string) => `再加一箱 ${price}`,
  },
  summary: (count: number) => `还有 ${count} 处要处理`,
  choose: '请选择',
  required: '必填',
};

export const orderPapersCopy = {
  SDS_CN: { name: 'SDS（中文）', note: '可下单后补交' },
  SDS_EN: { name: 'SDS（英文）', note: '可下单后补交' },
  PKG_USE: { name: '危包证', note: '使用鉴定结果单' },
  COND: { name: '货物运输条件鉴定书', note: '起飞当年有效，可下单后补交' },
  RAILDG: { name: '铁路危险货物批复', note: '已有批复的随单上传' },
  UN38: { name: 'UN38.3 试验概要', note: '电池需交，可下单后补交' },
  INHIB: { name: '稳定剂证明', note: '写明有效期与最高温度，可下单后补交' },
  SOC: { name: '自备箱证书', note: '自备箱可下单后补交' },
  WEIGHT: { name: '单箱货重声明', note: '报重截止前交齐，可下单后补交' },
  POA: { name: '代理委托书', note: '可下单后补交' },
};
