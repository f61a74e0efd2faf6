import type { Chance } from '../chance';
import { type Palette, SIGNALS } from './palette';
import { box, count, disc, faintly, fill, ovalCorners, type Pen, polygon, strokes } from './pen';

export function drawTank(pen: Pen, look: Palette, chance: Chance, x: number): number {
  const [width, height] = [chance.between(24, 38), chance.between(24, 44)];
  const shell = chance.pick(['#f2f5f8', '#e3e9ee', '#d5dee6', '#eee7da']);
  fill(pen, shell, ovalCorners(x + width / 2, -height, width / 2, chance.between(4, 8), Math.PI, Math.PI * 2));
  box(pen, shell, x, -height, width, height);
  faintly(pen, 0.22, () => box(pen, look.steel, x + width * 0.72, -height, width * 0.28, height));
  const rings = count(3).map((ring) => [x, -height + 8 + ring * 11, x + width, -height + 8 + ring * 11] as const);
  faintly(pen, 0.55, () => strokes(pen, look.steel, 0.8, rings));
  if (chance.odds(0.6)) {
    const [cx, cy] = [x + width * 0.42, -height * 0.5];
    polygon(pen, chance.pick(SIGNALS), [
      [cx, cy - 7],
      [cx + 7, cy],
      [cx, cy + 7],
      [cx - 7, cy],
    ]);
  } else {
    strokes(pen, look.steel, 1, [
      [x + 5, 0, x + width - 5, -height],
      [x + 8, 0, x + width - 2, -height],
    ]);
  }
  return width;
}

export function drawSphere(pen: Pen, look: Palette, chance: Chance, x: number): number {
  const radius = chance.between(12, 18);
  strokes(
    pen,
    look.steel,
    1.6,
    [-0.7, -0.25, 0.25, 0.7].map((leg) => [x + radius + leg * radius, -radius, x + radius + leg * radius, 0] as const),
  );
  disc(pen, '#eef2f5', x + radius, -radius - 6, radius);
  const shadow = ovalCorners(x + radius, -radius - 6, radius, radius, -1, 1.6);
  faintly(pen, 0.2, () => fill(pen, look.steel, shadow));
  strokes(pen, chance.pick(SIGNALS), 1.4, [[x + 1, -radius - 6, x + radius * 2 - 1, -radius - 6]]);
  return radius * 2;
}

export function drawTankContainer(pen: Pen, look: Palette, chance: Chance, x: number): number {
  const barrel = [
    ...ovalCorners(x + 9, -8.5, 6, 6.5, Math.PI / 2, Math.PI * 1.5),
    ...ovalCorners(x + 29, -8.5, 6, 6.5, -Math.PI / 2, Math.PI / 2),
  ];
  fill(pen, chance.pick(['#e6ebef', '#cfd8df', '#dfe6da']), barrel);
  strokes(pen, chance.pick(SIGNALS), 1.8, [
    [x + 0.1, -17, x + 37.9, -17],
    [x + 0.1, -1, x + 37.9, -1],
    [x + 1, -17, x + 1, -1],
    [x + 37, -17, x + 37, -1],
  ]);
  strokes(pen, look.steel, 0.8, [
    [x + 13, -15, x + 13, -2],
    [x + 25, -15, x + 25, -2],
  ]);
  return 38;
}
