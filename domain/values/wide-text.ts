/** Signs that part rows and values in an address, with the wide form that stands for them inside a value. */
const WIDE: Readonly<Record<string, string>> = { '~': '\uFF5E', ',': '，', '<': '＜', '>': '＞' };
const PLAIN = Object.fromEntries(Object.entries(WIDE).map(([sign, wide]) => [wide, sign]));

const mapSigns = (text: string, signs: Readonly<Record<string, string>>): string =>
  Array.from(text, (sign) => signs[sign] ?? sign).join('');

export const wideText = (text: string): string => mapSigns(text, WIDE);
export const plainText = (text: string): string => mapSigns(text, PLAIN);
