import { CAPTCHA_PICTURE } from '../../../../domain/people/captcha';
import type { Chance } from '../chance';
import { drawGantry, drawLighthouse, drawStack } from './cranes';
import { type Palette, pickPalette } from './palette';
import { at, box, type Pen, createPen, strokes, times, addBend, count, faintly, fill } from './pen';
import { drawBuoy, drawSea } from './sea';
import { drawBigShip, drawSmallShip } from './ships';
import { type Sheet, createSheet } from './sheet';
import { drawSky } from './sky';
import { drawSphere, drawTank, drawTankContainer } from './tanks';

function drawLand(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  if (chance.odds(0.8)) drawRidge(pen, look.far, chance, horizon, chance.between(12, 26));
  if (chance.odds(0.45)) drawTown(pen, look, chance, horizon);
  if (chance.odds(0.6)) drawRidge(pen, look.near, chance, horizon, chance.between(5, 12));
}

function drawRidge(pen: Pen, colour: string, chance: Chance, horizon: number, height: number): void {
  const step = chance.between(34, 62);
  const corners = [-step, horizon + 2];
  let x = -step;
  while (x < width + step) {
    const next = x + step;
    addBend(corners, [x + step / 2, horizon - height * (0.4 + chance.below(80) / 100)], [next, horizon - height * 0.4]);
    x = next;
  }
  corners.push(width + step, horizon + 2);
  fill(pen, colour, corners);
}

function drawTown(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  const left = chance.between(-20, 200);
  for (const index of count(chance.between(7, 16))) {
    const [x, w, h] = [left + index * 8, chance.between(5, 9), chance.between(6, 24)];
    box(pen, look.near, x, horizon - h, w, h + 1);
    const lit = count(Math.floor(h / 5)).filter(() => chance.odds(0.6));
    faintly(pen, 0.5, () => {
      for (const row of lit) box(pen, look.lit, x + 1 + chance.below(w - 3), horizon - h + 2 + row * 5, 1.4, 1.8);
    });
  }
}

const { width, height } = CAPTCHA_PICTURE;

type Item = (pen: Pen, look: Palette, chance: Chance, x: number) => number;

const YARDS: readonly (readonly Item[])[] = [
  [drawTank, drawTank, drawSphere],
  [drawStack, drawGantry, drawStack],
  [drawTank, drawStack, drawTankContainer],
  [drawGantry, drawTankContainer, drawStack],
  [drawSphere, drawTank, drawTankContainer],
  [drawLighthouse, drawTank, drawStack],
];

const sheets = new Map<number, Sheet>();

/** The sheet is reused by the next scene: a new one costs a third of the painting time. */
export function paintScene(chance: Chance, density: number): Sheet {
  const sheet = sheets.get(density) ?? createSheet(width * density, height * density);
  sheets.set(density, sheet);
  drawScene(createPen(sheet, density), chance);
  return sheet;
}

function drawScene(pen: Pen, chance: Chance): void {
  const look = pickPalette(chance);
  const horizon = chance.between(58, 88);
  drawSky(pen, look, chance, horizon);
  drawLand(pen, look, chance, horizon);
  drawSea(pen, look, chance, horizon);
  const compose = chance.pick([roadstead, harbour, harbour, terminal]);
  compose(pen, look, chance, horizon);
}

function roadstead(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  float(pen, chance, horizon + chance.between(8, 14), 0.45, () => drawSmallShip(pen, look, chance));
  if (chance.odds(0.5)) drawQuay(pen, look, chance, { ...pickQuay(chance, horizon + 6), scale: 0.7 });
  float(pen, chance, horizon + chance.between(26, 42), 0.95, () => drawBigShip(pen, look, chance));
  float(pen, chance, height - chance.between(8, 20), 0.8, () => drawSmallShip(pen, look, chance));
  buoys(pen, look, chance);
}

function harbour(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  float(pen, chance, horizon + chance.between(6, 10), 0.4, () => drawSmallShip(pen, look, chance));
  drawQuay(pen, look, chance, pickQuay(chance, horizon + chance.between(2, 14)));
  float(pen, chance, height - chance.between(22, 40), 1.05, () => drawBigShip(pen, look, chance));
  buoys(pen, look, chance);
}

function terminal(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  float(pen, chance, horizon + chance.between(14, 22), 0.9, () => drawBigShip(pen, look, chance));
  drawQuay(pen, look, chance, { y: chance.between(112, 128), length: width + 20, right: false, scale: 1.15 });
  times(chance.between(1, 3), () => {
    at(pen, chance.between(0, width), height - 3, 1.1, false, () => drawTankContainer(pen, look, chance, 0));
  });
}

function float(pen: Pen, chance: Chance, y: number, scale: number, draw: () => void): void {
  const mirrored = chance.odds(0.5);
  const x = chance.between(-20, width - 90) + (mirrored ? 110 : 0);
  at(pen, x, y, scale * (0.9 + chance.below(25) / 100), mirrored, draw);
}

type Quay = { y: number; length: number; right: boolean; scale: number };

const pickQuay = (chance: Chance, y: number): Quay => ({
  y,
  length: chance.between(70, 160),
  right: chance.odds(0.5),
  scale: 1,
});

function drawQuay(pen: Pen, look: Palette, chance: Chance, { y, length, right, scale }: Quay): void {
  at(pen, right ? width : 0, y, 1, right, () => {
    box(pen, look.quay, -4, 0, length, chance.between(12, 20) * scale + (length > width ? height : 0));
    box(pen, look.quayTop, -4, 0, length + 3, 4);
    const items = chance.pick(YARDS);
    for (let x = chance.between(-8, 6); x < length - 26 * scale; x += chance.between(3, 14) * scale) {
      x += scale * at(pen, x, 1, scale, false, () => chance.pick(items)(pen, look, chance, 0));
    }
    strokes(pen, look.lit, 0.9, [[0, 6, length - 4, 6]]);
  });
}

function buoys(pen: Pen, look: Palette, chance: Chance): void {
  times(chance.between(0, 3), () => {
    drawBuoy(pen, look, chance, chance.between(12, width - 12), chance.between(112, height - 6));
  });
}
