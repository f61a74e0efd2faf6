import type { Chance } from '../chance';
import { BOXES, type Palette, HULLS, KEELS, SIGNALS } from './palette';
import { along, box, count, fill, ovalCorners, type Pen, polygon, strokes } from './pen';

function drawHull(pen: Pen, look: Palette, chance: Chance, length: number, freeboard: number): void {
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

function drawBridge(pen: Pen, look: Palette, chance: Chance, x: number, deck: number): void {
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

type DrawShip = (pen: Pen, look: Palette, chance: Chance) => void;

const tanker: DrawShip = (pen, look, chance) => {
  const length = chance.between(120, 165);
  drawHull(pen, look, chance, length, 13);
  drawBridge(pen, look, chance, 10, -15);
  const domes = chance.between(2, 4);
  const span = (length - 62) / domes;
  for (const index of count(domes)) {
    const x = 42 + index * span;
    const dome = ovalCorners(x + span / 2, -15, span * 0.44, chance.between(8, 13), Math.PI, Math.PI * 2);
    fill(pen, '#dde5ec', dome);
    along(pen, '#8ca0b3', 0.8, dome);
    strokes(pen, look.steel, 1.2, [[x + span / 2, -27, x + span / 2, -33]]);
  }
  strokes(pen, look.steel, 1.2, [
    [40, -29, length - 18, -29],
    [length - 14, -15, length - 14, -38],
  ]);
};

const boxShip: DrawShip = (pen, look, chance) => {
  const length = chance.between(125, 170);
  drawHull(pen, look, chance, length, 14);
  drawBridge(pen, look, chance, 8, -16);
  for (const column of count(Math.floor((length - 56) / 12))) {
    for (const tier of count(chance.between(1, 4))) {
      box(pen, chance.pick(BOXES), 40 + column * 12, -17 - (tier + 1) * 6.5, 11.4, 6);
    }
  }
  strokes(pen, look.steel, 1.2, [[length - 10, -16, length - 10, -40]]);
};

const coaster: DrawShip = (pen, look, chance) => {
  const length = chance.between(84, 112);
  drawHull(pen, look, chance, length, 10);
  drawBridge(pen, look, chance, 6, -12);
  for (const index of count(2)) {
    const x = 40 + index * 24;
    box(pen, chance.pick(BOXES), x - 4, -17, 17, 6);
    strokes(pen, look.steel, 1.4, [
      [x, -12, x, -40],
      [x, -38, x + 17, -22],
    ]);
  }
};

const tug: DrawShip = (pen, look, chance) => {
  drawHull(pen, look, chance, 52, 8);
  drawBridge(pen, look, chance, 14, -9);
  strokes(pen, look.steel, 1.2, [[38, -9, 38, -30]]);
};

const sail: DrawShip = (pen, look, chance) => {
  drawHull(pen, look, chance, 40, 5);
  const mast = chance.between(36, 46);
  strokes(pen, look.steel, 1.3, [[18, -6, 18, -mast - 6]]);
  polygon(pen, look.lit, [
    [20, -mast],
    [20, -9],
    [37, -9],
  ]);
  polygon(pen, chance.pick(BOXES), [
    [16, -mast + 6],
    [16, -9],
    [3, -9],
  ]);
};

export const drawBigShip: DrawShip = (pen, look, chance) => chance.pick([tanker, boxShip, coaster])(pen, look, chance);
export const drawSmallShip: DrawShip = (pen, look, chance) => chance.pick([tug, sail, coaster])(pen, look, chance);
