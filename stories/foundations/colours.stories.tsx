import type { Meta, StoryObj } from '@storybook/react-vite';

import css from '../../src/ui/tokens.css?raw';
import { InBothThemes, Part, Sheet, type Theme } from './sheet';
import { tokensOf } from './tokens';

/** Text on background. Each pair has at least 4.5 to 1 in both themes. */
export const PAIRS: readonly [text: string, ground: string][] = [
  ['ink', 'surface'],
  ['text', 'canvas'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['muted', 'canvas'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['hint', 'surface'],
  ['sea', 'surface'],
  ['sea', 'sea-tint'],
  ['on-sea', 'sea'],
  ['on-sea', 'sea-strong'],
  ['on-signal', 'signal'],
  ['signal-strong', 'surface'],
  ['signal-strong', 'signal-tint'],
  ['good', 'good-tint'],
  ['warn', 'warn-tint'],
  ['bad', 'bad-tint'],
  ['bad', 'surface'],
  ['on-block', 'block'],
  ['grey', 'grey-tint'],
  ['on-deep', 'deep'],
  ['deep-text', 'deep'],
  ['deep-muted', 'deep'],
];

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((less, more) => less - more);
  return (bright + 0.05) / (dark + 0.05);
}

const COLOURS = tokensOf(css, 'color');
const colour = (name: string, theme: Theme) => COLOURS.find((one) => one.name === name)?.[theme] ?? '';

const meta = { title: '基础/颜色', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Palette: Story = {
  name: '色板',
  render: () => (
    <Sheet>
      <Part title="颜色按用途命名，夜间各有一个">
        <InBothThemes>
          {(theme) => (
            <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
              {COLOURS.map(({ name }) => (
                <li key={name} className="flex items-center gap-3">
                  <span
                    className="size-10 flex-none rounded-control border border-line-strong"
                    style={{ background: `var(--color-${name})` }}
                  />
                  <span className="grid min-w-0 text-12">
                    <span className="font-medium text-ink">{name}</span>
                    <span className="truncate text-muted">{colour(name, theme)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </InBothThemes>
      </Part>
    </Sheet>
  ),
};

export const Contrast: Story = {
  name: '文字与底色的对比度',
  render: () => (
    <Sheet>
      <Part title="正文对比度不低于 4.5">
        <InBothThemes>
          {(theme) => (
            <ul className="grid gap-2">
              {PAIRS.map(([text, ground]) => (
                <li
                  key={`${text} ${ground}`}
                  className="flex justify-between gap-4 rounded-control border border-line px-3 py-2 text-14"
                  style={{ background: `var(--color-${ground})`, color: `var(--color-${text})` }}
                >
                  <span>
                    {text} / {ground}
                  </span>
                  <span className="tabular-nums">
                    {contrast(colour(text, theme), colour(ground, theme)).toFixed(2)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </InBothThemes>
      </Part>
    </Sheet>
  ),
};
