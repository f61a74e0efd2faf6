import { PURPOSES } from './purposes';
import type { Theme, Token } from './tokens';

type Entry = { $value: unknown; $type?: string; $description?: string; $extensions?: Record<string, unknown> };
type Group = { [name: string]: Entry | Group };

/** Format for one kind of token: to the value of the exchange format and back. */
type Form = { type: string; read: (css: string) => unknown; write: (value: never) => string };

const EXTENSION = 'cn.chemlane.keyframes';

type Dimension = { value: number; unit: string };
const dimension: Form = {
  type: 'dimension',
  read: (css) => ({ value: Number.parseFloat(css), unit: 'px' }),
  write: ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`),
};
const number: Form = { type: 'number', read: Number, write: String };

type Colour = { colorSpace: 'srgb'; components: number[]; alpha: number; hex: string };

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** `#rrggbb`, or `rgb(r g b / alpha)`. */
function readColour(css: string): Colour {
  const figures = /^rgb\((.+)\)$/.exec(css)?.[1]?.split(/[ /]+/).map(Number);
  const channels = figures?.slice(0, 3) ?? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: figures?.[3] ?? 1,
    hex: hexOf(channels),
  };
}

function writeColour({ components, alpha }: Colour): string {
  const channels = components.map((share) => Math.round(share * 255));
  return alpha === 1 ? hexOf(channels) : `rgb(${channels.join(' ')} / ${alpha})`;
}

type Shadow = { color: Colour; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };

function readShadow(css: string): Shadow {
  const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(css) ?? [];
  const length = (written: string) => dimension.read(written) as Dimension;
  return {
    color: readColour(colour),
    offsetX: length(x),
    offsetY: length(y),
    blur: length(blur),
    spread: length('0'),
  };
}

const px = (length: Dimension) => dimension.write(length as never);

const writeShadow = ({ color, offsetX, offsetY, blur }: Shadow) =>
  [px(offsetX), px(offsetY), px(blur), writeColour(color)].join(' ');

const readCurve = (css: string) => css.replace('cubic-bezier(', '').split(',').map(Number.parseFloat);
const LINEAR = [0, 0, 1, 1];

type Transition = { duration: Dimension; delay: Dimension; timingFunction: string | number[]; rest: string };

function readTransition(css: string): Transition {
  const [keyframes = '', length = '', timing = '', ...repeats] = css.split(' ');
  const alias = /^var\(--(\w+)-(\w+)\)$/.exec(timing);
  return {
    duration: { value: Number.parseFloat(length), unit: length.endsWith('ms') ? 'ms' : 's' },
    delay: { value: 0, unit: 'ms' },
    timingFunction: alias ? `{${alias[1]}.${alias[2]}}` : LINEAR,
    rest: [keyframes, ...repeats].join(' '),
  };
}

function writeTransition({ duration, timingFunction, rest }: Transition): string {
  const [keyframes, ...repeats] = rest.split(' ');
  const timing =
    typeof timingFunction === 'string' ? `var(--${timingFunction.slice(1, -1).replace('.', '-')})` : 'linear';
  return [keyframes, `${duration.value}${duration.unit}`, timing, ...repeats].join(' ');
}

/** Longer kinds first: `font-weight` before `font`. */
const FORMS: Readonly<Record<string, Form>> = {
  breakpoint: dimension,
  color: { type: 'color', read: readColour, write: writeColour },
  'font-weight': { ...number, type: 'fontWeight' },
  font: {
    type: 'fontFamily',
    read: (css) => css.split(', ').map((name) => name.replaceAll('"', '')),
    write: (names: string[]) => names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
  },
  text: dimension,
  radius: dimension,
  shadow: {
    type: 'shadow',
    read: (css) => css.split(/, (?![^(]*\))/).map(readShadow),
    write: (layers: Shadow[]) => layers.map(writeShadow).join(', '),
  },
  ease: {
    type: 'cubicBezier',
    read: readCurve,
    write: (curve: number[]) => `cubic-bezier(${curve.join(', ')})`,
  },
  animate: { type: 'transition', read: readTransition, write: writeTransition },
};

const LINE_HEIGHT = '--line-height';

const kindOf = (name: string): string => Object.keys(FORMS).find((kind) => name.startsWith(`${kind}-`)) ?? '';

/** Keyframes have no type in the format, so they stand in an extension. */
function entryOf({ type, read }: Form, css: string, purpose: string | undefined): Entry {
  const value = read(css);
  const described = purpose === undefined ? {} : { $description: purpose };
  if (type !== 'transition') return { $type: type, $value: value, ...described };
  const { rest, ...transition } = value as Transition;
  return { $type: type, $value: transition, ...described, $extensions: { [EXTENSION]: rest } };
}

/** Tokens of one theme in the format of the Design Tokens Community Group, one file a theme as design tools import it. */
export function toDtcg(tokens: readonly Token[], theme: Theme): Group {
  const file: Record<string, Group> = {};
  for (const { name, ...values } of tokens) {
    const kind = kindOf(name);
    const key = name.slice(kind.length + 1).replace(LINE_HEIGHT, '');
    const isHeight = name.endsWith(LINE_HEIGHT);
    const form = FORMS[kind];
    if (!form) throw new Error(`${name} is a token of no known kind`);
    const entry = entryOf(isHeight ? number : form, values[theme], PURPOSES[name]);
    const group = (file[kind] ??= {});
    if (kind === 'text') group[key] = { ...(group[key] as Group), [isHeight ? 'lineHeight' : 'size']: entry };
    else group[key] = entry;
  }
  return file;
}

const isEntry = (part: Entry | Group): part is Entry => '$value' in part;

function written(kind: string, entry: Entry, isHeight: boolean): string {
  const form = isHeight ? number : FORMS[kind];
  const rest = entry.$extensions?.[EXTENSION];
  const value = rest === undefined ? entry.$value : { ...(entry.$value as object), rest };
  return form?.write(value as never) ?? '';
}

const valuesIn = (file: Group): [name: string, value: string][] =>
  Object.entries(file).flatMap(([kind, group]) =>
    Object.entries(group as Group).flatMap(([key, part]): [string, string][] => {
      if (isEntry(part)) return [[`${kind}-${key}`, written(kind, part, false)]];
      const { size, lineHeight } = part as Record<'size' | 'lineHeight', Entry>;
      return [
        [`${kind}-${key}`, written(kind, size, false)],
        [`${kind}-${key}${LINE_HEIGHT}`, written(kind, lineHeight, true)],
      ];
    }),
  );

/** Reads both files back into the tokens of the style sheet. */
export function fromDtcg(day: Group, night: Group): Token[] {
  const nights = new Map(valuesIn(night));
  return valuesIn(day).map(([name, value]) => ({ name, day: value, night: nights.get(name) ?? '' }));
}

/** Exported files; design tools import one file a theme. */
export const TOKEN_FILES = [
  { theme: 'day', file: 'light.tokens.json' },
  { theme: 'night', file: 'dark.tokens.json' },
] as const satisfies readonly { theme: Theme; file: string }[];
