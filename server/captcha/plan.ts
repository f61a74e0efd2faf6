import {
  CAPTCHA_PICTURE,
  CAPTCHA_PIECE,
  CAPTCHA_SLIDER_Y,
  CAPTCHA_TRAVEL,
  CAPTCHA_WORDS_ASKED,
  type CaptchaPoint,
  type CaptchaType,
} from '../../domain/people/captcha';
import type { Chance } from './chance';
import { placeApart, type Spot } from './place-apart';
import { SHAPES, type Shape } from './shapes';
import { WORDS } from './words';

/** How hard a picture is made: it rises for clients that look like machines, and never refuses anybody. */
export type Difficulty = 0 | 1 | 2;

/** A hole in the scene: `left` is where the piece's own picture begins once the piece fits. */
export type Hole = { left: number; top: number; shape: Shape };
export type SliderPlan = { type: 'blockPuzzle'; hole: Hole; decoys: Hole[] };

export type PlacedWord = Spot & { text: string; size: number; turn: number };
/** The asked words come first and in the order they are asked for; the rest are decoys. */
export type WordsPlan = { type: 'clickWord'; words: PlacedWord[] };

export type Plan = SliderPlan | WordsPlan;

/** Nearly all of the way, so that no fixed guess passes one time in twenty-five. */
const NEAREST = 8;
const EDGE = 2;

const WORD_EDGE = 17;
const WORD_DISTANCE = 35;

function planSlider(chance: Chance, difficulty: Difficulty): SliderPlan {
  const shape: Shape = {
    name: chance.pick(SHAPES),
    width: chance.between(41, CAPTCHA_PIECE.width - 2),
    height: chance.between(42, 45),
    seed: chance.below(2 ** 31),
  };
  const lowest = CAPTCHA_PICTURE.height - shape.height - EDGE;
  const hole: Hole = { left: chance.somewhere(NEAREST, CAPTCHA_TRAVEL), top: chance.between(EDGE, lowest), shape };
  const decoys: Hole[] = [];
  const wanted = 2 + difficulty;
  for (let tries = 0; tries < 60 && decoys.length < wanted; tries += 1) {
    const decoy = planDecoy(chance, hole, lowest, decoys.length);
    if ([hole, ...decoys].every((other) => isApart(decoy, other))) decoys.push(decoy);
  }
  return { type: 'blockPuzzle', hole, decoys };
}

/** Same outline at another height, or another outline at the same height: the eye can always tell, one rule cannot. */
function planDecoy(chance: Chance, { top, shape }: Hole, lowest: number, index: number): Hole {
  const left = chance.somewhere(NEAREST, CAPTCHA_TRAVEL);
  if (index % 2 === 1) return { left, top: chance.between(EDGE, lowest), shape };
  const name = chance.pick(SHAPES.filter((other) => other !== shape.name));
  const near = Math.min(lowest, Math.max(EDGE, top + chance.between(-3, 3)));
  return { left, top: near, shape: { ...shape, name, seed: chance.below(2 ** 31) } };
}

function isApart(one: Hole, other: Hole): boolean {
  const isSame = one.shape.name === other.shape.name;
  if (isSame && Math.abs(one.top - other.top) < 24) return false;
  return (
    Math.abs(one.left - other.left) >= CAPTCHA_PIECE.width + 1 ||
    Math.abs(one.top - other.top) >= one.shape.height + EDGE
  );
}

function planWords(chance: Chance, difficulty: Difficulty): WordsPlan {
  const texts = chance.shuffled(WORDS).slice(0, chance.between(4, 5) + Math.min(difficulty, 1));
  const spots = placeApart(chance, texts.length, {
    left: WORD_EDGE,
    right: CAPTCHA_PICTURE.width - WORD_EDGE,
    top: WORD_EDGE,
    bottom: CAPTCHA_PICTURE.height - WORD_EDGE,
    distance: WORD_DISTANCE,
  });
  const steepest = difficulty === 0 ? 40 : 60;
  const words = texts.flatMap((text, index): PlacedWord[] => {
    const spot = spots[index];
    return spot ? [{ ...spot, text, size: chance.between(26, 30), turn: chance.between(-steepest, steepest) }] : [];
  });
  return { type: 'clickWord', words };
}

export const planChallenge = (type: CaptchaType, chance: Chance, difficulty: Difficulty = 0): Plan =>
  type === 'blockPuzzle' ? planSlider(chance, difficulty) : planWords(chance, difficulty);

const askedWords = (plan: WordsPlan): PlacedWord[] => plan.words.slice(0, CAPTCHA_WORDS_ASKED);

export const wordsAsked = (plan: Plan): string[] | null =>
  plan.type === 'clickWord' ? askedWords(plan).map((word) => word.text) : null;

/** The points that pass. */
export const answerOf = (plan: Plan): CaptchaPoint[] =>
  plan.type === 'blockPuzzle'
    ? [{ x: plan.hole.left, y: CAPTCHA_SLIDER_Y }]
    : askedWords(plan).map(({ x, y }) => ({ x, y }));
