import { SITE_NEEDS } from '../../../../domain/modes/flexi/words';

export const flexiReceiptCopy = {
  supplier: '液袋供应商',
  ship: '船名航次',
  toSearch: '去看液袋运输',
  amount: '液袋',
  bags: (bags: number, litres: string, kg: string) => `${bags} 袋，每袋 ${litres} L、${kg} kg`,
  carriage: (ship: string, vessel: string, voyage: string) => `${ship} ${vessel} ${voyage}`,
  notice: {
    title: '装袋安排',
    team: '安装队',
    phone: '安装前一天由客服电话告知',
    bring: '现场要准备什么',
    texts: SITE_NEEDS,
    fee: (confirmed: string, booked: string, fitted: string) =>
      `取消：确认前免费，确认后 ${confirmed}，放舱后 ${booked}，安装后 ${fitted}。`,
  },
};
