const HOUR = 60;

/** How long it takes, in hours and minutes. */
export function lastsWords(all: number): string {
  const [hours, minutes] = [Math.floor(all / HOUR), Math.round(all % HOUR)];
  if (hours === 0) return `${minutes} 分钟`;
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`;
}
