export const DOM_VERDICT_WORDS = {
  domDanger: '内贸危险品需逐票审批，转询价',
  domRiverBan: '长江流域禁止水上运输该类货物',
  domRiverCheck: '需核对内河禁运目录现行版本',
  domRoad: '单箱货重超过 27 吨，公路段可能超限',
  domHeavy: '20 尺超过 22 吨，已加收超重费',
  boxKg: '请填写单箱货重',
} as const;
