const PICTOGRAMS: Readonly<Record<string, string>> = {
  H224: 'GHS02',
  H225: 'GHS02',
  H226: 'GHS02',
  H300: 'GHS06',
  H301: 'GHS06',
  H302: 'GHS07',
  H310: 'GHS06',
  H311: 'GHS06',
  H312: 'GHS07',
  H330: 'GHS06',
  H331: 'GHS06',
  H332: 'GHS07',
  H314: 'GHS05',
  H315: 'GHS07',
  H318: 'GHS05',
  H319: 'GHS07',
  H317: 'GHS07',
  H335: 'GHS07',
  H304: 'GHS08',
  H334: 'GHS08',
  H340: 'GHS08',
  H341: 'GHS08',
  H350: 'GHS08',
  H351: 'GHS08',
  H360: 'GHS08',
  H361: 'GHS08',
  H372: 'GHS08',
  H373: 'GHS08',
  H400: 'GHS09',
  H410: 'GHS09',
  H411: 'GHS09',
};

const ACUTE = ['H302', 'H312', 'H332'];
const IRRITATING = ['H315', 'H319'];

/** GHS 1.4.10.5.3.1: a stronger pictogram replaces the exclamation mark. */
function isReplaced(code: string, all: readonly string[]): boolean {
  const pictures = all.map((one) => PICTOGRAMS[one]);
  if (ACUTE.includes(code)) return pictures.includes('GHS06');
  if (IRRITATING.includes(code) && pictures.includes('GHS05')) return true;
  return (IRRITATING.includes(code) || code === 'H317') && all.includes('H334');
}

export const findPictograms = (codes: readonly string[]): string[] =>
  [...new Set(codes.filter((code) => !isReplaced(code, codes)).flatMap((code) => PICTOGRAMS[code] ?? []))].toSorted();
