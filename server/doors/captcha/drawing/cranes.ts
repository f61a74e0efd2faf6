import type { Chance } from '../chance';
import { BOXES, type Palette, SIGNALS } from './palette';
import { box, count, faintly, type Pen, strokes } from './pen';

export function drawGantry(pen: Pen, look: Palette, chance: Chance, x: number): number {
  const colour = chance.pick([...SIGNALS, look.steel, '#2b5f9e']);
  const [height, reach] = [chance.between(50, 66), chance.between(26, 44)];
  strokes(pen, colour, 2.4, [
    [x, 0, x + 2, -height],
    [x + 22, 0, x + 20, -height],
    [x, -height * 0.45, x + 22, -height * 0.45],
    [x + 11, -height, x + 11, -height - 16],
  ]);
  strokes(pen, colour, 1.1, [
    [x, -height * 0.45, x + 20, -height],
    [x + 22, -height * 0.45, x + 2, -height],
  ]);
  if (chance.odds(0.25)) {
    strokes(pen, colour, 2.2, [[x + 20, -height, x + 20 + reach * 0.35, -height - reach * 0.7]]);
    return 26;
  }
  strokes(pen, colour, 2.2, [[x - 14, -height, x + 22 + reach, -height]]);
  strokes(pen, colour, 0.8, [
    [x + 11, -height - 16, x + 22 + reach, -height],
    [x + 11, -height - 16, x - 14, -height],
  ]);
  const hook = x + 24 + chance.between(4, reach - 6);
  const drop = chance.between(8, 26);
  strokes(pen, look.steel, 0.8, [[hook, -height, hook, -height + drop]]);
  if (chance.odds(0.7)) box(pen, chance.pick(BOXES), hook - 6, -height + drop, 12, 6);
  return 30;
}

export function drawStack(pen: Pen, look: Palette, chance: Chance, x: number): number {
  const columns = chance.between(2, 5);
  for (const column of count(columns)) {
    for (const tier of count(chance.between(1, 4))) {
      const [left, top] = [x + column * 21, -(tier + 1) * 9];
      box(pen, chance.pick(BOXES), left, top, 20, 8.4);
      const ribs = count(6).map((rib) => [left + 3 + rib * 3, top + 1, left + 3 + rib * 3, top + 7.6] as const);
      faintly(pen, 0.25, () => strokes(pen, look.steel, 0.6, ribs));
    }
  }
  return columns * 21;
}

export function drawLighthouse(pen: Pen, look: Palette, chance: Chance, x: number): number {
  const height = chance.between(38, 56);
  const colour = chance.pick(SIGNALS);
  for (const band of count(5)) {
    const [top, inset] = [-((band + 1) * height) / 5, band * 0.9];
    box(pen, band % 2 === 0 ? '#f4f6f8' : colour, x + inset, top, 15 - inset * 2, height / 5 + 0.5);
  }
  box(pen, look.steel, x + 2, -height - 2, 11, 2);
  box(pen, '#f7dc8a', x + 4.5, -height - 8, 6, 6);
  box(pen, colour, x + 3, -height - 11, 9, 3);
  return 22;
}
