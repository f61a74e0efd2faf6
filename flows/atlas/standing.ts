import type { PlacedFlow, Rect } from '../layout/layout.types';
import type { Marks } from '../picture/marks';

/** Position of a chart in its picture: its first innermost active state. */
export const activePosition = ({ nodes }: PlacedFlow, { active }: Marks): Rect | null =>
  nodes.find(({ node }) => active?.has(node.id) && node.children.every((child) => !active.has(child))) ?? null;

const HEAD = 60;

const around = (parts: readonly Rect[]): Rect => {
  const [x, y] = [Math.min(...parts.map((part) => part.x)), Math.min(...parts.map((part) => part.y))];
  return {
    x,
    y,
    width: Math.max(...parts.map((part) => part.x + part.width)) - x,
    height: Math.max(...parts.map((part) => part.y + part.height)) - y,
  };
};

export function takenPosition(placed: PlacedFlow, marks: Marks, pane: { width: number; height: number }): Rect | null {
  const taken = [...(marks.taken ?? [])].toReversed();
  for (const id of taken) {
    const arrow = placed.edges.find(({ edge }) => edge.id === id);
    const target = placed.nodes.find(({ node }) => node.id === arrow?.edge.target);
    if (arrow) {
      const both = around([arrow.label, ...(target ? [{ ...target, height: Math.min(target.height, HEAD) }] : [])]);
      return both.width <= pane.width && both.height <= pane.height ? both : arrow.label;
    }
    const box = placed.nodes.find(({ rows }) => rows.some(({ edge }) => edge?.id === id));
    if (box) return { ...box, height: Math.min(box.height, pane.height) };
  }
  return activePosition(placed, marks);
}
