import { callService } from '../../../../domain/people/contact';
import { orderDocumentFailures } from '../../papers/order-document';

export const railReceiptCopy = {
  platform: '班列',
  leaving: '发车',
  route: '线路',
  hints: { DG_APPLY: '由平台向铁路局申请', SI: `运单按委托书所填出具；要更改请在此之前${callService()}` },
  journey: (least: number, most: number) => `${least}–${most} 天`,
  toSearch: '去查国际班列',
  amount: '箱量',
  carriage: (line: string, border: string) => `${line} 经${border}`,
  trucks: {
    title: '进站预约码',
    note: '每车一个码，司机到站出示；扫码只显示场站、时段和部分车牌。',
    load: (boxes: string) => `送 ${boxes} 箱`,
  },
  notice: {
    title: '运单草稿与进站通知',
    number: '订单',
    bring: '进站前要做什么',
    general: ['每箱一枚高保封，回传封条号', '重箱照片每箱 6 张：四角、箱门、封条', '商业发票与装箱单在截关前交齐'],
    danger: ['铁路危险货物批复随车', '道路危险货物运输证、押运员资格证'],
    note: '铁路运单不是物权凭证，到站后货物交给运单载明的收货人。',
  },
  documents: { smgsDraft: '运单草稿', stationIn: '进站通知' },
  files: { smgsDraft: '国际货协运单草稿', stationIn: '进站通知' },
  failure: orderDocumentFailures,
};
