const HOUR = 60;

/** Distance; `同城` for two addresses in one city. */
export const kmWords = (km: number): string => (km === 0 ? '同城' : `${km.toLocaleString('en-US')} 公里`);

/** Time before loading in which a share of the fee falls due; `hours` fall to zero. */
export function beforehand(hours: readonly number[], at: number): string {
  const [most, least = 0] = [hours[at - 1], hours[at]];
  if (most === undefined) return `${least} 小时以上`;
  return least === 0 ? `${most} 小时内` : `${least} 至 ${most} 小时`;
}

export function lastsWords(all: number): string {
  const [hours, minutes] = [Math.floor(all / HOUR), Math.round(all % HOUR)];
  if (hours === 0) return `${minutes} 分钟`;
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`;
}
