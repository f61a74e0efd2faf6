const HOUR = 60;

/** How far it is; two addresses of one city are no distance of the tariff. */
export const kmWords = (km: number): string => (km === 0 ? '同城' : `${km.toLocaleString('en-US')} 公里`);

/** How long it takes, in hours and minutes. */
export function lastsWords(all: number): string {
  const [hours, minutes] = [Math.floor(all / HOUR), Math.round(all % HOUR)];
  if (hours === 0) return `${minutes} 分钟`;
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`;
}
