import type { Is } from '../shape/is';
import type { signature } from './signature-shape';

export type Point = { x: number; y: number };
export type Stroke = readonly Point[];

/** Size of the signing box in its own units, at any display size. */
export const SIGNING_BOX = { width: 340, height: 150 } as const;

/** Less than this is an accidental touch. */
export const SIGNED_POINTS = 30;
export const SIGNED_WIDTH = 60;
/** Most points; keeps the path below the storage limit. */
export const MOST_POINTS = 1_500;
export const MOST_PATH = 20_000;

export const SIGNATURES = ['DRAWN', 'TYPED'] as const satisfies readonly Signature['kind'][];
export type Signature = Is<typeof signature>;

export const countStrokePoints = (strokes: readonly Stroke[]): number =>
  strokes.reduce((all, { length }) => all + length, 0);

const isWide = (xs: readonly number[]): boolean => Math.max(...xs) - Math.min(...xs) >= SIGNED_WIDTH;

/** True if the drawing is large enough for a signature. */
export const isSigned = (strokes: readonly Stroke[]): boolean =>
  countStrokePoints(strokes) >= SIGNED_POINTS && isWide(strokes.flat().map(({ x }) => x));

const PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/;
const PLACE = /(\d{1,3}) (\d{1,3})/g;

export const strokesPath = (strokes: readonly Stroke[]): string =>
  strokes
    .filter(({ length }) => length > 0)
    .map((stroke) => `M${stroke.map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');

/** Accepts only a path of our own format, with enough ink for a signature. */
export function isSignedPath(path: string): boolean {
  if (path.length > MOST_PATH || !PATH.test(path)) return false;
  const places = [...path.matchAll(PLACE)].map(([, x = '', y = '']) => ({ x: Number(x), y: Number(y) }));
  return places.every(({ x, y }) => x <= SIGNING_BOX.width && y <= SIGNING_BOX.height) && isSigned([places]);
}
