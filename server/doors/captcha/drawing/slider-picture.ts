import { CAPTCHA_PIECE } from '../../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Hole, SliderPlan } from '../plan';
import { buildMask } from './area';
import { anyLight, feathered, litMask } from './feather';
import { drawHole, eachPixel, emboss } from './hole';
import { anyLie, layAlike, lieOfPiece } from './lie';
import { shapeOutline, UPRIGHT } from './outline';
import { paintScene } from './scene';
import { colourAt, cachedColour, coverClear, type Sheet, createSheet, wholePart } from './sheet';

/** The answer is finer than a pixel, the drawing is not: the visible position is at most half a pixel off. */
const holeMiddle = ({ left, top, shape }: Hole, density: number) => ({
  x: Math.round(left * density) / density + CAPTCHA_PIECE.width / 2,
  y: top + shape.height / 2,
});

export function drawSliderPictures(plan: SliderPlan, chance: Chance, density: number): { scene: Sheet; piece: Sheet } {
  const scene = paintScene(chance, density);
  const below = createSheet(scene.width, scene.height);
  below.whole.set(scene.whole);
  for (const { hole, outline } of chance.shuffled(buildHoles(plan, chance, density))) {
    drawHole(scene, below, chance, enlarged(outline, density), density);
    layGhost(scene, plan, hole, chance, density);
  }
  return { scene, piece: cutPiece(below, plan, chance, density) };
}

const enlarged = (corners: readonly number[], density: number) => corners.map((corner) => corner * density);

export function buildHoles(plan: SliderPlan, chance: Chance, density: number): { hole: Hole; outline: number[] }[] {
  const holes = [plan.hole, ...plan.decoys];
  const shapes = holes.map(({ shape }) => shape);
  const lies = layAlike(plan.hole.shape, shapes, chance, plan.steepest);
  return holes.map((hole, at) => {
    const { x, y } = holeMiddle(hole, density);
    return { hole, outline: shapeOutline(hole.shape, x, y, lies[at] ?? UPRIGHT) };
  });
}

const GHOST = 0.3;

/** Unshaded edges of another outline over each hole; over decoys, those of the piece's shape. */
function layGhost(scene: Sheet, { hole: own, decoys }: SliderPlan, hole: Hole, chance: Chance, density: number): void {
  const { shape } = hole === own ? chance.pick(decoys) : own;
  const { x, y } = holeMiddle(hole, density);
  const [aside, lower] = [chance.between(-6, 6), chance.between(-6, 6)];
  const outline = shapeOutline(shape, x + aside, y + lower, anyLie(shape, chance, 40));
  const room = wholePart(scene);
  const mask = feathered(buildMask([enlarged(outline, density)], room), room, density);
  emboss(scene, mask, anyLight(chance, GHOST), density);
}

const TINTS = ['#ffffff', '#fff4e0', '#e4f1ff'].map(cachedColour);
const SHADOW = cachedColour('#0b2a47');
const RIM = cachedColour('#ffffff');

/** The piece shows the scene under a decoy, so that matching its pixels leads astray. */
function cutPiece(scene: Sheet, { hole, decoys }: SliderPlan, chance: Chance, density: number): Sheet {
  const piece = createSheet(CAPTCHA_PIECE.width * density, CAPTCHA_PIECE.height * density);
  const room = wholePart(piece);
  const lie = lieOfPiece(chance);
  const outline = enlarged(
    shapeOutline(hole.shape, CAPTCHA_PIECE.width / 2, holeMiddle(hole, density).y, lie),
    density,
  );
  const from = Math.round(chance.pick(decoys).left) * density;
  const [tint, tinted] = [chance.pick(TINTS), chance.between(52, 64) / 100];
  const sharp = buildMask([outline], room);
  const soft = feathered(sharp, room, density);
  eachPixel(piece, soft, (at, share) => coverClear(piece, at, SHADOW, share * 0.8));
  eachPixel(piece, sharp, (at, share, x, y) => {
    coverClear(piece, at, colourAt(scene, y * scene.width + x + from), share);
    coverClear(piece, at, tint, share * tinted);
  });
  eachPixel(piece, litMask(soft, anyLight(chance, 1.4), density), (at, lit) => {
    coverClear(piece, at, lit > 0 ? SHADOW : RIM, Math.abs(lit));
  });
  return piece;
}
