import { CAPTCHA_PIECE } from '../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Hole, SliderPlan } from '../plan';
import { maskOf } from './area';
import { drawHole, eachPixel } from './hole';
import { layAlike } from './lie';
import { outlineOf, UPRIGHT } from './outline';
import { rimOf } from './rim';
import { paintScene } from './scene';
import { colourAt, colourOf, coverClear, type Sheet, sheetOf, wholePart } from './sheet';

/** The answer is finer than a pixel, the drawing is not: what the eye aligns is at most half a pixel away. */
const middleOf = ({ left, top, shape }: Hole, density: number) => ({
  x: Math.round(left * density) / density + CAPTCHA_PIECE.width / 2,
  y: top + shape.height / 2,
});

export function drawSliderPictures(plan: SliderPlan, chance: Chance, density: number): { scene: Sheet; piece: Sheet } {
  const scene = paintScene(chance, density);
  const below = sheetOf(scene.width, scene.height);
  below.whole.set(scene.whole);
  for (const { outline } of chance.shuffled(holesOf(plan, chance, density))) {
    drawHole(scene, below, chance, enlarged(outline, density), density);
  }
  return { scene, piece: cutPiece(below, plan, chance, density) };
}

const enlarged = (corners: readonly number[], density: number) => corners.map((corner) => corner * density);

/** Every hole with the outline it is cut out by. */
export function holesOf(plan: SliderPlan, chance: Chance, density: number): { hole: Hole; outline: number[] }[] {
  const holes = [plan.hole, ...plan.decoys];
  const shapes = holes.map(({ shape }) => shape);
  const lies = layAlike(plan.hole.shape, shapes, chance, plan.steepest);
  return holes.map((hole, at) => {
    const { x, y } = middleOf(hole, density);
    return { hole, outline: outlineOf(hole.shape, x, y, lies[at] ?? UPRIGHT) };
  });
}

const TINTS = ['#ffffff', '#fff4e0', '#e4f1ff'].map(colourOf);
const SHADOW = colourOf('#0b2a47');
const RIM = colourOf('#ffffff');

/** The piece shows what lay where a decoy is now: likeness to it leads astray. */
function cutPiece(scene: Sheet, { hole, decoys }: SliderPlan, chance: Chance, density: number): Sheet {
  const piece = sheetOf(CAPTCHA_PIECE.width * density, CAPTCHA_PIECE.height * density);
  const room = wholePart(piece);
  const outline = enlarged(outlineOf(hole.shape, CAPTCHA_PIECE.width / 2, middleOf(hole, density).y, UPRIGHT), density);
  const from = Math.round(chance.pick(decoys).left) * density;
  const [tint, tinted] = [chance.pick(TINTS), chance.between(20, 34) / 100];
  eachPixel(piece, maskOf([outline], room), (at, share, x, y) => {
    coverClear(piece, at, colourAt(scene, y * scene.width + x + from), share);
    coverClear(piece, at, tint, share * tinted);
  });
  eachPixel(piece, rimOf(outline, 3 * density, room), (at, share) => coverClear(piece, at, SHADOW, share * 0.55));
  eachPixel(piece, rimOf(outline, 1.6 * density, room), (at, share) => coverClear(piece, at, RIM, share));
  return piece;
}
