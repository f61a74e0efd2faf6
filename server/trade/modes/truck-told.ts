/** What the history says of a truck that comes otherwise by now: at which hour, and as which. */
export const truckTold = (at: number, when: string, plateNo: string): string =>
  `第 ${at + 1} 车：${when} ${plateNo.trim() || '车牌待补'}，已换发预约码`;
