// Share of puzzles that the solvers of this repository pass (written beside the drawing code: other solvers pass far
// more), and the price of 1,000 messages for them and for a perfect solver.
import { CAPTCHA_TYPES, type CaptchaPoint, type CaptchaType } from '../../domain/people/captcha';
import { isRight } from '../../server/doors/captcha/judge';
import { type PaintedPuzzle, paintCaptcha } from '../../server/doors/captcha/painted';
import { CAPTCHA_DEFAULTS } from '../../server/doors/captcha/settings';
import { solveByOutline } from './solvers/outlines';
import { priceOf } from './solvers/price';
import { solveSlider } from './solvers/slider';
import { solveByStrokes } from './solvers/strokes';
import { solveWords } from './solvers/words';

const PUZZLES = Number(process.env['CAPTCHA_PUZZLES'] ?? 500);
/** 2: high-density screens. */
const DENSITY = process.env['CAPTCHA_DENSITY'] === '2' ? 2 : 1;
/** Address-days for 1,000 messages with a perfect solver. */
const GOAL = 50;

async function answersTo({ type, scene, piece, wordList }: PaintedPuzzle): Promise<Record<string, CaptchaPoint[]>> {
  if (type === 'clickWord')
    return { ...(await solveWords(scene, wordList ?? [])), ...(await solveByStrokes(scene, wordList ?? [])) };
  const places = { ...(await solveSlider(scene, piece ?? '')), ...(await solveByOutline(scene, piece ?? '')) };
  return Object.fromEntries(Object.entries(places).map(([name, x]) => [name, [{ x, y: 5 }]]));
}

async function sharesOf(type: CaptchaType): Promise<[string, number][]> {
  const passed = new Map<string, number>();
  for (let puzzle = 0; puzzle < PUZZLES; puzzle += 1) {
    const painted = paintCaptcha(type, 0, DENSITY);
    for (const [name, points] of Object.entries(await answersTo(painted))) {
      passed.set(name, (passed.get(name) ?? 0) + (isRight(type, painted.answer, points) ? 1 : 0));
    }
  }
  return [...passed].map(([name, count]) => [name, count / PUZZLES]);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

console.log('Solvers of the house, written beside the drawing code: a rate of others may be higher.');
const certain = priceOf(0.999, CAPTCHA_DEFAULTS.limits);
console.log(`A solver that is always right: ${certain.addressDays} address-days for 1,000 messages.\n`);
console.log(`| Of ${PUZZLES} | solver | passed |\n|---|---|--:|`);
for (const type of CAPTCHA_TYPES) {
  const shares = await sharesOf(type);
  for (const [name, share] of shares) console.log(`| ${type} | ${name} | ${percent(share)} |`);
  const best = Math.max(...shares.map(([, share]) => share));
  const { messagesADay, addressDays } = priceOf(best, CAPTCHA_DEFAULTS.limits);
  console.log(
    `| ${type} | the best | ${percent(best)}: ${messagesADay} messages a day and address, ${addressDays} address-days for 1,000 |`,
  );
}
if (certain.addressDays < GOAL) {
  console.log(`1,000 messages cost less than ${GOAL} address-days.`);
  process.exitCode = 1;
}
