/** The outlines a piece can have; how each is drawn stands in `drawing/outline.ts`. */
export const SHAPES = ['jigsaw', 'placard', 'drum', 'flask', 'hull', 'nut'] as const;
export type ShapeName = (typeof SHAPES)[number];

/** An outline: its name, its size in pixels, and the one number its details are drawn from. */
export type Shape = { name: ShapeName; width: number; height: number; seed: number };
