import { captchaPlain } from '../../../../../domain/people/captcha';
import type { Chance } from '../../../../../server/doors/captcha/chance';
import { encipher } from '../../../../../server/doors/captcha/cipher';
import type { Held } from './house';

const ODD_VALUES = [
  'null',
  'true',
  '"1"',
  '""',
  '[]',
  '{}',
  '1e999',
  '-1e999',
  'NaN',
  'Infinity',
  '[1]',
  '0x10',
  '1_000',
  '9007199254740993',
];

const WRAPPERS = [
  '[%]',
  '[[%]]',
  '{"x":%,"y":5}',
  '[%,%,%,%]',
  '[%,%]',
  '{"0":%,"1":%,"2":%}',
  '{"point":%}',
  '%%',
  '%,',
];

const BASE64 = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=');

type Spoil = (held: Held, right: string, chance: Chance) => unknown;

const sealed =
  (spoil: (held: Held, right: string, chance: Chance) => string): Spoil =>
  (held, right, chance) =>
    encipher(spoil(held, right, chance), held.secretKey);

/** Moves one point beyond the tolerance on either axis. */
function missed({ type, right }: Held, chance: Chance): string {
  const off = (type === 'blockPuzzle' ? 5 : 25) + chance.somewhere(0.001, 400);
  const index = chance.below(right.length);
  const axis = type === 'blockPuzzle' ? 'x' : chance.pick(['x', 'y'] as const);
  const points = right.map((point, at) =>
    at === index ? { ...point, [axis]: point[axis] + chance.pick([off, -off]) } : point,
  );
  return captchaPlain(type, points);
}

/** Wrong answers of every known kind. None may pass. */
const SPOILS: readonly Spoil[] = [
  sealed((held, _, chance) => missed(held, chance)),
  sealed((_, right, chance) => right.slice(0, chance.below(right.length))),
  sealed((_, right, chance) => chance.pick(WRAPPERS).replaceAll('%', right)),
  sealed((_, right, chance) => right.replace(/-?[\d.]+/, chance.pick(ODD_VALUES))),
  sealed((_, right) => right.replaceAll('"x"', '"X"')),
  sealed((_, right) => right.replace(/"y":[\d.]+/, '"y":-50')),
  sealed(({ type }) => JSON.stringify(Array.from({ length: type === 'clickWord' ? 3 : 1 }, () => ({ x: 0, y: 0 })))),
  sealed(({ type, right }) => JSON.stringify(type === 'clickWord' ? right.slice(1) : { ...right[0], y: 6 })),
  sealed((_, __, chance) => Buffer.from(Array.from({ length: 24 }, () => chance.below(256))).toString('latin1')),
  sealed((_, right) => `${'['.repeat(300)}${right}${']'.repeat(300)}`),
  sealed((_, right) => JSON.stringify(right)),
  (_, right) => right,
  (held, right) => encipher(right, held.secretKey.split('').toReversed().join('') + (held.secretKey ? '' : ' ')),
  (held, right) => encipher(right, held.secretKey).slice(0, -4),
  (held, right) => `${encipher(right, held.secretKey)} `,
  (held, right) => ` ${encipher(right, held.secretKey)}`,
  (held, right) => encipher(right, held.secretKey).replaceAll('=', ''),
  (_, __, chance) => Array.from({ length: chance.between(1, 200) }, () => chance.pick(BASE64)).join(''),
  (_, __, chance) => chance.pick([0, 1, true, null, [], {}, ['x'], { x: 1, y: 5 }, -0, '', ' ', '\u0000', '\ud800']),
  (_, __, chance) => 'A'.repeat(chance.between(1_000, 9_000)),
];

export function malformed(held: Held, chance: Chance): unknown {
  const right = captchaPlain(held.type, held.right);
  return chance.pick(SPOILS)(held, right, chance);
}
