import {
  CAPTCHA_PICTURE,
  CAPTCHA_PIECE,
  CAPTCHA_SLIDER_Y,
  CAPTCHA_WORDS_ASKED,
  type CaptchaPoint,
  type CaptchaType,
} from '../../../domain/people/captcha';
import type { Chance } from './chance';
import { MISTAKEN, SHAPES, type Shape, type ShapeName } from './shapes';

/** Characters of the trade, one word each: easy to tell apart, all in our font. */
const CHARACTERS =
  '海港船罐箱舱锚帆吊桥塔仓库车轮铁路空运货单签证税关检查危险品化学酸碱油气液体粉末桶瓶袋托盘重量称温度压力阀门泵管道灯浮标潮汐波浪风向东南西北星月云雨雷电水火土木金石盐硫磷钾钠镁铝铜锌锡铅钢炉烟雾防护服手套眼镜面具医院急救消防警示绿蓝红黄紫橙黑白';

export const WORDS: readonly string[] = Array.from(new Set(CHARACTERS));

type Spot = { x: number; y: number };
type Field = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  distance: number;
  isFree: (spot: Spot) => boolean;
};

function placeApart(chance: Chance, count: number, field: Field): Spot[] {
  for (;;) {
    const spots: Spot[] = [];
    for (let tries = 0; tries < 40 * count && spots.length < count; tries += 1) {
      const spot = { x: chance.between(field.left, field.right), y: chance.between(field.top, field.bottom) };
      if (!field.isFree(spot)) continue;
      if (spots.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= field.distance)) spots.push(spot);
    }
    if (spots.length === count) return spots;
  }
}

/** Difficulty of a picture: rises for machine-like clients and never refuses anyone. */
export type Difficulty = 0 | 1 | 2;

/** A hole in the scene: `left` is the left edge of the piece's picture when it fits. */
export type Hole = { left: number; top: number; shape: Shape };
export type SliderPlan = { type: 'blockPuzzle'; hole: Hole; decoys: Hole[]; steepest: number };

export type PlacedWord = Spot & { text: string; size: number; turn: number };
/** Asked words come first, in order; the others are decoys. */
export type WordsPlan = { type: 'clickWord'; words: PlacedWord[] };

export type Plan = SliderPlan | WordsPlan;

/** Holes begin right of the piece's start position; the true one may be any of them. */
const NEAREST = CAPTCHA_PIECE.width + 2;
/** Handles of other clients stop short of the end; the most at a width of 280 pixels. */
const FARTHEST = 252;
const EDGE = 9;
const SHAPE_SIZE = 41;
export const WIDEST_HOLE = 39;
const GAP = 3;
const PITCH = WIDEST_HOLE + GAP;
/** Largest lean of a hole, in degrees. */
const STEEPEST = [34, 40, 46] as const;

const WORD_EDGE = 23;
const WORD_DISTANCE = 48;
/** Other clients lay a 35-pixel button over the top right corner, larger relative to a smaller picture. */
const BUTTON = 40;

function planSlider(chance: Chance, difficulty: Difficulty): SliderPlan {
  const spared = chance.pick(MISTAKEN);
  const [name, ...others] = chance.shuffled(SHAPES.filter((shape) => shape !== spared));
  const top = chance.between(EDGE, CAPTCHA_PICTURE.height - SHAPE_SIZE - EDGE);
  const hole = (left: number, shape: ShapeName): Hole => ({
    left,
    top,
    shape: { name: shape, width: SHAPE_SIZE, height: SHAPE_SIZE },
  });
  const left = chance.somewhere(NEAREST, FARTHEST);
  const places = [...row(chance, NEAREST, left - PITCH), ...row(chance, left + PITCH, FARTHEST)];
  return {
    type: 'blockPuzzle',
    hole: hole(left, name ?? 'flask'),
    decoys: places.map((place, at) => hole(place, others[at] ?? 'flask')),
    steepest: STEEPEST[difficulty],
  };
}

function row(chance: Chance, from: number, to: number): number[] {
  const room = to - from;
  if (room < 0) return [];
  const count = Math.floor(room / PITCH) + 1;
  const spare = room - (count - 1) * PITCH;
  const steps = Array.from({ length: count }, () => chance.somewhere(0, spare)).toSorted((one, other) => one - other);
  return steps.map((step, at) => from + at * PITCH + step);
}

function planWords(chance: Chance, difficulty: Difficulty): WordsPlan {
  const texts = chance.shuffled(WORDS).slice(0, 6 + Math.min(difficulty, 1));
  const spots = placeApart(chance, texts.length, {
    left: WORD_EDGE,
    right: CAPTCHA_PICTURE.width - WORD_EDGE,
    top: WORD_EDGE,
    bottom: CAPTCHA_PICTURE.height - WORD_EDGE,
    distance: WORD_DISTANCE,
    isFree: ({ x, y }) => x < CAPTCHA_PICTURE.width - BUTTON - WORD_EDGE || y > BUTTON + WORD_EDGE,
  });
  const steepest = difficulty === 0 ? 34 : 46;
  const words = texts.flatMap((text, index): PlacedWord[] => {
    const spot = spots[index];
    return spot ? [{ ...spot, text, size: chance.between(33, 37), turn: chance.between(-steepest, steepest) }] : [];
  });
  return { type: 'clickWord', words };
}

export const planChallenge = (type: CaptchaType, chance: Chance, difficulty: Difficulty = 0): Plan =>
  type === 'blockPuzzle' ? planSlider(chance, difficulty) : planWords(chance, difficulty);

const askedWords = (plan: WordsPlan): PlacedWord[] => plan.words.slice(0, CAPTCHA_WORDS_ASKED);

export const requestedWords = (plan: Plan): string[] | null =>
  plan.type === 'clickWord' ? askedWords(plan).map((word) => word.text) : null;

export const correctAnswer = (plan: Plan): CaptchaPoint[] =>
  plan.type === 'blockPuzzle'
    ? [{ x: plan.hole.left, y: CAPTCHA_SLIDER_Y }]
    : askedWords(plan).map(({ x, y }) => ({ x, y }));
