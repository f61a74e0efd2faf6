const HOUR = 60;

/** Distance; `同城` for two addresses in one city. */
export const kmWords = (km: number): string => (km === 0 ? '同城' : `${km.toLocaleString('en-US')} 公里`);

export function lastsWords(all: number): string {
  const [hours, minutes] = [Math.floor(all / HOUR), Math.round(all % HOUR)];
  if (hours === 0) return `${minutes} 分钟`;
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`;
}
