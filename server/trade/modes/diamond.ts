/**
 * Black-and-white class diamond for consignees' papers. It replaces no package label, which needs its colours and size.
 */
const classDiamond = (hazardClass: string): string =>
  `<svg class="diamond" role="img" aria-label="第 ${hazardClass} 类" viewBox="0 0 100 100"><path d="M50 1 99 50 50 99 1 50ZM50 8 92 50 50 92 8 50Z" fill="none" stroke="#111" stroke-width="2"/><text x="50" y="62" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="34" fill="#111">${hazardClass}</text></svg>`;

export const drawDiamonds = (classes: readonly string[]): string =>
  classes.length === 0 ? '' : `<div class="signs">${classes.map(classDiamond).join('')}</div>`;

/** `第 3 类、第 6.1 类` */
export const classesInWords = (classes: readonly string[]): string => classes.map((one) => `第 ${one} 类`).join('、');
