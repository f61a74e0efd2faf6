import type { PlacedFlow, Rect } from '../layout/layout.types';
import type { Marks } from '../picture/marks';

/** Position of a chart in its picture: its first innermost active state. */
export const activePosition = ({ nodes }: PlacedFlow, { active }: Marks): Rect | null =>
  nodes.find(({ node }) => active?.has(node.id) && node.children.every((child) => !active.has(child))) ?? null;
