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

/** These two look alike when tilted and stretched: no puzzle has both. */
export const MISTAKEN: readonly ShapeName[] = ['drop', 'flame'];

export type Shape = { name: ShapeName; width: number; height: number };
