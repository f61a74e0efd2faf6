import type { Chance } from '../chance';
import { HULLS, KEELS, type Palette, SIGNALS } from './palette';
import { box, count, type Pen, polygon } from './pen';

/** A hull with its waterline at y 0, its stern at x 0. */
export function drawHull(pen: Pen, look: Palette, chance: Chance, length: number, freeboard: number): void {
  const rake = chance.between(6, 16);
  polygon(pen, chance.pick(KEELS), [
    [3, -6],
    [length - 3, -6],
    [length - rake, 6],
    [10, 6],
  ]);
  polygon(pen, chance.pick(HULLS), [
    [-1, -freeboard - 2],
    [length + rake * 0.4, -freeboard - 4],
    [length - 2, -4],
    [4, -4],
  ]);
  box(pen, look.lit, 1, -freeboard - 3, length - 2, 1.6);
  if (chance.odds(0.6)) box(pen, look.lit, 8, -freeboard * 0.55, length - 22, 1);
}

/** Bridge and funnel, standing on the deck at x. */
export function drawBridge(pen: Pen, look: Palette, chance: Chance, x: number, deck: number): void {
  const [width, floors] = [chance.between(18, 26), chance.between(3, 5)];
  const height = floors * 7;
  box(pen, '#f4f7f9', x, deck - height, width, height);
  box(pen, '#d3dde6', x + width - 6, deck - height, 6, height);
  box(pen, '#e6edf2', x - 3, deck - height - 3, width + 6, 3);
  for (const floor of count(floors)) {
    for (const window of count(3)) {
      box(pen, look.sea[0], x + 2 + window * 5, deck - height + 2 + floor * 7, 3, 3);
    }
  }
  const funnel = x + chance.between(2, width - 9);
  box(pen, chance.pick(SIGNALS), funnel, deck - height - 13, 8, 10);
  box(pen, '#ffffff', funnel, deck - height - 10, 8, 2);
}
