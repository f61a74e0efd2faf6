export const truckChangeText = (at: number, when: string, plateNo: string): string =>
  `第 ${at + 1} 车：${when} ${plateNo.trim() || '车牌待补'}，已换发预约码`;
