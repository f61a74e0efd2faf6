/** A place in the box, in its own units. */
export type Point = { x: number; y: number };
export type Stroke = readonly Point[];

/** How large the box is in its own units, however large it is drawn. */
export const SIGNING_BOX = { width: 340, height: 150 } as const;

/** Less than this is a slip of the finger. */
export const SIGNED_POINTS = 30;
export const SIGNED_WIDTH = 60;
/** So much is drawn at most; with it a path has never more letters than may be kept. */
export const MOST_POINTS = 1_500;
export const MOST_PATH = 20_000;

/** Drawn by finger, or the name that was typed. */
export const SIGNATURES = ['DRAWN', 'TYPED'] as const satisfies readonly Signature['kind'][];
export type Signature = { kind: 'DRAWN'; path: string } | { kind: 'TYPED' };

export const pointsIn = (strokes: readonly Stroke[]): number => strokes.reduce((all, { length }) => all + length, 0);

const isWide = (xs: readonly number[]): boolean => Math.max(...xs) - Math.min(...xs) >= SIGNED_WIDTH;

/** Whether what is drawn can be taken for a signature. */
export const isSigned = (strokes: readonly Stroke[]): boolean =>
  pointsIn(strokes) >= SIGNED_POINTS && isWide(strokes.flat().map(({ x }) => x));

const PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/;
const PLACE = /(\d{1,3}) (\d{1,3})/g;

/** The strokes as the path of a picture. */
export const strokesPath = (strokes: readonly Stroke[]): string =>
  strokes
    .filter(({ length }) => length > 0)
    .map((stroke) => `M${stroke.map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');

/** Nothing but a path of ours, with as much ink as a signature has. */
export function isSignedPath(path: string): boolean {
  if (path.length > MOST_PATH || !PATH.test(path)) return false;
  const places = [...path.matchAll(PLACE)].map(([, x = '', y = '']) => ({ x: Number(x), y: Number(y) }));
  return places.every(({ x, y }) => x <= SIGNING_BOX.width && y <= SIGNING_BOX.height) && isSigned([places]);
}
