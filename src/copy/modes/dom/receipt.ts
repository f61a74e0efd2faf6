import { windowWords } from '../../../../domain/values/window-words';

export const domReceiptCopy = {
  carrier: '船东',
  ship: '船名航次',
  leaving: '开船',
  toSearch: '去查内贸班期',
  amount: '箱量',
  boxes: (count: number, type: string, kg: string) => `${count} × ${type}，每箱 ${kg} kg`,
  notice: {
    title: '内贸运单',
    ship: (index: number) => (index === 0 ? '船' : '换船'),
    sails: (loop: string, carrier: string, vessel: string, org: string, dst: string) =>
      `${loop} ${carrier} ${vessel}，${org} → ${dst}`,
    wait: '中转停留',
    hours: (hours: number) => `${hours} 小时`,
    boxes: '箱量',
    total: '含税总价',
    net: '不含税',
    tax: (rate: string) => `增值税 ${rate}%`,
    pickup: '提货',
    delivery: '送货',
    door: (city: string, address: string, contact: string, phone: string, window: string) =>
      `${city} ${address}\n${contact} ${phone}\n${window}`,
    window: windowWords,
    port: '到港自行交接',
    seal: '封号',
    free: '免费期',
    freeDays: (storage: number, use: number) => `目的港堆存 ${storage} 天，用箱 ${use} 天`,
    cancel: '取消费',
    fees: (confirmed: string, booked: string) => `确认后 ${confirmed}，放舱后 ${booked}；车已出发另收实际费用`,
  },
};
