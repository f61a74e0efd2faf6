import { orderDocumentFailures } from '../../papers/order-document';

export const tankReceiptCopy = {
  operator: '罐箱运营商',
  ship: '船名航次',
  weighed: '装罐后过磅，回传验证总重',
  amount: '罐型罐数',
  toSearch: '去查罐箱',
  tanks: (tanks: number, tank: string) => `${tanks} × ${tank}`,
  title: '放罐与还罐',
  begins: '提罐',
  way: '租罐',
  leftFree: (day: string, left: number) =>
    left === 0 ? `今天（${day}）免租到期，请安排还罐` : `${day} 免租到期，还有 ${left} 天；押金还罐后退`,
  late: (day: string, late: number, owed: string) =>
    `免租已于 ${day} 到期，超期 ${late} 天，按计划到港日算超期租金 ${owed}`,
  units: {
    title: '罐号与清洗证明',
    none: '放罐后在这里显示罐号、上一载货物、清洗证明与检验到期日。',
    no: '罐号',
    last: '上一载货物',
    washing: '清洗证明',
    test: '下次检验',
    fresh: '新罐，无上一载货物',
    unwashed: '未清洗，不需要证明',
    washed: (grade: string, day: string, inspector: string) => `${grade} 级，${day}，检查人 ${inspector}`,
    due: (day: string) => `${day} 到期`,
  },
  note: (confirmed: string, booked: string) =>
    `取消：确认前免费，确认后 ${confirmed}，放罐后 ${booked}。如空罐已出场，另收实际拖车费。`,
  loaded: '装货进港后不能退。',
  bring: '提罐时带',
  bringing: ['放罐单一份，盖公章', '提罐人身份证与驾驶证', '危险货物道路运输车辆另带道路运输证、押运员资格证'],
  bringingGeneral: ['放罐单一份，盖公章', '提罐人身份证与驾驶证'],
  documents: { tankRelease: '打印放罐单' },
  files: { tankRelease: '放罐单' },
  failure: orderDocumentFailures,
};
