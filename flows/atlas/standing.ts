import type { PlacedFlow, Rect } from '../layout/layout.types';
import type { Marks } from '../picture/marks';

/** Where on the picture a chart stands: the first of the innermost states that are active. */
export const standingAt = ({ nodes }: PlacedFlow, { active }: Marks): Rect | null =>
  nodes.find(({ node }) => active?.has(node.id) && node.children.every((child) => !active.has(child))) ?? null;
