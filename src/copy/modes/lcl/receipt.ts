import { orderDocumentFailures } from '../../papers/order-document';

export const lclReceiptCopy = {
  shed: '拼箱仓',
  toSearch: '去查拼箱班期',
  amount: '计费吨',
  tons: (tons: number, pieces: number, kg: number, m3: number) =>
    `${tons} 计费吨（${pieces} 件 / ${kg} kg / ${m3} m³）`,
  notice: {
    title: '进仓通知',
    number: '进仓编号',
    window: '进仓时间',
    during: (opens: string, closes: string) => `${opens} 至 ${closes}`,
    deliver: '预约送货',
    byHouse: '平台上门提货',
    plate: '送货车辆',
    untoldPlate: '未填',
    noPlate: '待补，开始进仓前在上方补填',
    marks: '唛头',
    paid: '进仓费已由平台预付，司机无需现场付费。',
    bring: '要带什么',
    danger: ['危险货物道路运输证、押运员资格证', 'SDS 与危包证复印件', '每件外包装贴好唛头和危险标志'],
    general: ['本通知和进仓编号', '每件外包装贴好唛头'],
  },
  documents: { cargoIn: '下载进仓通知', marks: '下载唛头', cargoInRules: '下载进仓须知' },
  files: { cargoIn: '进仓通知', marks: '唛头', cargoInRules: '进仓须知' },
  failure: orderDocumentFailures,
};
