/** The receipt of flexitanks: what is filled, where and when the bag is hung, and what has to be ready. */
export const flexiReceiptCopy = {
  supplier: '液袋供应商',
  toSearch: '去看液袋运输',
  amount: '液袋',
  bags: (bags: number, litres: string, kg: string) => `${bags} 袋，每袋 ${litres} L、${kg} kg`,
  carriage: (ship: string, vessel: string, voyage: string) => `${ship} ${vessel} ${voyage}`,
  notice: {
    title: '装袋安排',
    bag: '袋型',
    size: (size: string, layer: string, percent: number) => `${size} L ${layer}袋，${percent}% 满`,
    load: '装载',
    temp: '装货温度',
    degrees: (degrees: string) => `${degrees} ℃`,
    with: '配置',
    food: '食品级',
    pad: '加热垫',
    plain: '标准',
    unload: '目的港卸货',
    fit: '安装',
    place: '地点',
    team: '安装队',
    phone: '安装前一天由客服电话告知',
    bring: '现场要准备什么',
    texts: ['平整、能停 20 尺箱车的场地', '装货泵', '3 寸接头'],
    fee: (confirmed: string, booked: string, fitted: string) =>
      `退订：确认前免费，确认后 ${confirmed}，放舱后 ${booked}，安装后 ${fitted}。`,
  },
};
