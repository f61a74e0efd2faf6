/** Pieces of one size, in whole cm. */
export type PieceSize = { l: number; w: number; h: number; pieces: number };

export const MOST_EDGE_CM = 600;
export const MOST_SIZES = 50;
const MOST_PIECES = 99_999;

const PLAIN = /[×xX*~]/;
const BETWEEN = /[,;，；\n]/;

function readSize(text: string): PieceSize | null {
  const parts = text.split(PLAIN).map((part) => part.trim());
  const [l = 0, w = 0, h = 0, pieces = 0] = parts.map((part) => (/^\d{1,5}$/.test(part) ? Number(part) : 0));
  const edges = [l, w, h];
  const isFine = edges.every((edge) => edge >= 1 && edge <= MOST_EDGE_CM) && pieces >= 1 && pieces <= MOST_PIECES;
  return parts.length === 4 && isFine ? { l, w, h, pieces } : null;
}

export function sizesTyped(typed: string): PieceSize[] | null {
  const texts = typed
    .normalize('NFKC')
    .split(BETWEEN)
    .filter((text) => text.trim() !== '');
  const sizes = texts.slice(0, MOST_SIZES + 1).flatMap((text) => readSize(text) ?? []);
  return sizes.length === texts.length && sizes.length <= MOST_SIZES ? sizes : null;
}

export const sizesText = (sizes: readonly PieceSize[]): string =>
  sizes.map(({ l, w, h, pieces }) => [l, w, h, pieces].join('~')).join(',');

export const sizesWritten = (sizes: readonly PieceSize[]): string =>
  sizes.map(({ l, w, h, pieces }) => [l, w, h, pieces].join('×')).join('，');
