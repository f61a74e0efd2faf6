/** The outlines a piece can have, each told from the others at a glance; how it is drawn stands in `drawing/outline.ts`. */
export const SHAPES = [
  'flask',
  'ship',
  'drop',
  'flame',
  'truck',
  'anchor',
  'cylinder',
  'fish',
  'star',
  'cloud',
] as const;
export type ShapeName = (typeof SHAPES)[number];

/** Leaning and stretched, these two are told apart with trouble: no puzzle has both. */
export const MISTAKEN: readonly ShapeName[] = ['drop', 'flame'];

/** An outline, and its size in pixels. */
export type Shape = { name: ShapeName; width: number; height: number };
