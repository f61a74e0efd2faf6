import { describe, expect, it } from 'vitest';

import { CAPTCHA_PICTURE, CAPTCHA_PIECE, CAPTCHA_SLIDER_Y, type CaptchaPoint } from '../../../../domain/people/captcha';
import { seededChance } from '../../../../server/doors/captcha/chance';
import { encipher } from '../../../../server/doors/captcha/cipher';
import { rightPlain } from '../../../../server/doors/captcha/judge';
import { correctAnswer, planChallenge } from '../../../../server/doors/captcha/plan';

/** Other clients of the protocol, reduced to their arithmetic. */
type OtherClient = {
  name: string;
  /** Width of the drawn piece at this picture width. */
  pieceWidth: (shown: number) => number;
  /** Handle width, and the point of it that the client assumes was grabbed; null for the real point. */
  handle: number;
  seizedAt: number | null;
  /** Distance between the right end of the bar and the last pointer position it follows. */
  stop: number;
  /** True if it truncates fractions of a pixel. */
  cuts: boolean;
};

const CLIENTS: readonly OtherClient[] = [
  {
    name: 'HTML',
    pieceWidth: (shown) => Math.floor((shown * 47) / 310),
    handle: 50,
    seizedAt: null,
    stop: 27,
    cuts: false,
  },
  {
    name: 'Vue 2',
    pieceWidth: (shown) => Math.ceil((shown * 50) / 310),
    handle: 40,
    seizedAt: 25,
    stop: 27,
    cuts: true,
  },
  {
    name: 'Vue 3',
    pieceWidth: (shown) => Math.floor((shown * 47) / 310),
    handle: 40,
    seizedAt: null,
    stop: 27,
    cuts: true,
  },
];
const WIDTHS = [280, 310, 400];
/** Mouse positions are whole pixels, touch positions thirds. */
const POINTERS = [
  { pointer: 'mouse', fine: 1 },
  { pointer: 'touch', fine: 3 },
];
const CASES = CLIENTS.flatMap((client) =>
  WIDTHS.flatMap((shown) => POINTERS.map(({ pointer, fine }) => ({ client, name: client.name, shown, pointer, fine }))),
);
/** Offsets of the clicks from the middle of each word. */
const BESIDE = [
  { x: 7, y: -6 },
  { x: -5, y: 4 },
  { x: 3, y: 8 },
];
const SEEDS = Array.from({ length: 60 }, (_, index) => index);
const SECRET = 'k0x1Y2z3A4b5C6d7';

const passes = (type: 'blockPuzzle' | 'clickWord', answer: CaptchaPoint[], said: unknown) =>
  rightPlain({ type, secretKey: SECRET, answer }, encipher(JSON.stringify(said), SECRET)) !== null;

/** Drags the handle from its middle until piece and hole share their middle. */
function drawn({ pieceWidth, handle, seizedAt, stop, cuts }: OtherClient, shown: number, fine: number, left: number) {
  const wanted = ((left + CAPTCHA_PIECE.width / 2) * shown) / CAPTCHA_PICTURE.width - pieceWidth(shown) / 2;
  const seized = seizedAt ?? Math.floor(handle / 2);
  const pointer = Math.round((wanted + seized) * fine) / fine;
  const moved = Math.min(pointer, shown - stop) - seized;
  return ((cuts ? Math.trunc(moved) : moved) * CAPTCHA_PICTURE.width) / shown;
}

describe.each(CASES)('$name client, $shown pixels wide, by $pointer', ({ client, shown, fine }) => {
  it('solves every slider', () => {
    const failed = SEEDS.filter((seed) => {
      const answer = correctAnswer(planChallenge('blockPuzzle', seededChance(seed)));
      const x = drawn(client, shown, fine, answer[0]?.x ?? Number.NaN);
      return !passes('blockPuzzle', answer, { x, y: CAPTCHA_SLIDER_Y });
    });
    expect(failed).toEqual([]);
  });

  it('solves every word picture, with no word below its own button or numbers', () => {
    const failed = SEEDS.filter((seed) => {
      const answer = correctAnswer(planChallenge('clickWord', seededChance(seed)));
      const scale = shown / CAPTCHA_PICTURE.width;
      const pressed = answer.map(({ x, y }, at) => ({
        x: Math.round((x * scale + (BESIDE[at]?.x ?? 0)) * fine) / fine,
        y: Math.round((y * scale + (BESIDE[at]?.y ?? 0)) * fine) / fine,
      }));
      const isCovered = pressed.some(
        ({ x, y }, at) =>
          (x > shown - 35 && y < 35) ||
          pressed.slice(0, at).some((before) => Math.abs(before.x - x) <= 10 && Math.abs(before.y - y) <= 10),
      );
      const said = pressed.map(({ x, y }) => ({ x: Math.round(x / scale), y: Math.round(y / scale) }));
      return isCovered || !passes('clickWord', answer, said);
    });
    expect(failed).toEqual([]);
  });
});

it('reaches the farthest hole with a shortened handle, even in the smallest picture', () => {
  const farthest = Math.max(
    ...Array.from(
      { length: 400 },
      (_, seed) => correctAnswer(planChallenge('blockPuzzle', seededChance(seed)))[0]?.x ?? 0,
    ),
  );
  for (const { client, shown, fine } of CASES)
    expect(Math.abs(drawn(client, shown, fine, farthest) - farthest)).toBeLessThan(3.5);
});
