const WEIGHT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const VOLUME = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const kgWords = (kg: number): string => WEIGHT.format(kg);
export const m3Words = (m3: number): string => VOLUME.format(m3);
export const shareWords = (share: number): string => `${Math.round(share * 100)}%`;
export const boxWords = (boxes: readonly { type: string; count: number | string }[]): string =>
  boxes.map(({ type, count }) => `${count} × ${type}`).join(' + ');
