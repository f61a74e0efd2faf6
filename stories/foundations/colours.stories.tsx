import type { Meta, StoryObj } from '@storybook/react-vite';

import css from '../../src/ui/tokens.css?raw';
import { contrast } from './contrast';
import { PAIRS } from './pairs';
import { InBothThemes, Part, Sheet, type Theme } from './sheet';
import { tokensOf } from './tokens';

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
