import { orderDocumentFailures } from '../../papers/order-document';

/** The receipt of an air freight: what it flies with, and the drafts of its papers. */
export const airReceiptCopy = {
  airline: '航司',
  leaving: '起飞',
  alternative: '备选航班',
  journey: (hours: number) => `飞行 ${hours} 时`,
  toSearch: '去查空运航班',
  amount: '计费重',
  kg: (kg: number, pieces: number, gross: number) => `${kg} kg（${pieces} 件 / 毛重 ${gross} kg）`,
  carriage: (flight: string, aircraft: string) => `${flight} ${aircraft}`,
  aircraft: { F: '全货机', P: '客机腹舱' },
  notice: {
    title: '运单草稿',
    draft: '草稿',
    number: '运单号',
    flight: '航班',
    lands: '到达（当地）',
    weight: '重量',
    amount: (pieces: number, kg: number, charged: number, rung: string) =>
      `${pieces} 件 / 毛重 ${kg} kg / 计费 ${charged} kg（${rung} 级）`,
    handling: '操作信息',
    cargoOnly: 'CARGO AIRCRAFT ONLY 仅限货机',
    both: '客机、货机均可',
    outers: '外包装 Q 值',
    outer: (outer: string, q: number) => `合包 ${outer}：Q = ${q}`,
    note: '号码只供核对，正式运单号以航司签发为准。',
    bring: '交货时要带什么',
    danger: ['托运人危险品申报单签字 2 份', '货物运输条件鉴定书、SDS 与危包证', '每件外包装贴好危险标签与方向标签'],
    general: ['货物运输条件鉴定书', '交货单', '每件外包装贴好标签'],
  },
  documents: { awbDraft: '运单草稿', dgdDraft: '危险品申报单草稿', handIn: '交货单', labels: '包装标签' },
  files: { awbDraft: '空运单草稿', dgdDraft: '托运人危险品申报单草稿', handIn: '交货单', labels: '包装标签' },
  failure: orderDocumentFailures,
};
