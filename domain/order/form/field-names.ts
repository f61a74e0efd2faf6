/** Field names the gateway uses, too: in the history and in corrections. */
export const SAID_FIELDS = {
  'party.name': '英文名称',
  'party.address': '英文地址',
  'party.phone': '电话',
  'party.email': '邮箱',
  'party.taxId': '税号',
  destTaxId: '收货人税号或 EORI',
  amsAgent: '舱单申报',
  blType: '提单类型',
  releaseType: '放单方式',
  pickupRegion: '提货省市区',
  pickupAddress: '提货详细地址',
  readyDate: '货好时间',
  contactName: '联系人',
  emergencyName: '24 小时应急联系人',
  goodsValue: '货值',
  insuredValue: '投保金额',
  'invoice.type': '发票类型',
  'invoice.title': '发票抬头',
  'invoice.taxNo': '纳税人识别号',
} as const;

export const PARTY_NAMES = { shipper: '发货人', consignee: '收货人', notify: '通知人' } as const;

export const DECLARERS = { PLATFORM: '委托平台申报', SELF: '自行申报' } as const;
