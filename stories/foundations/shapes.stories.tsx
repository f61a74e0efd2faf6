import type { Meta, StoryObj } from '@storybook/react-vite';

import css from '../../src/ui/tokens.css?raw';
import { Part, Sheet } from './sheet';
import { tokensOf } from './tokens';

const meta = { title: '基础/尺寸与动效', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Type: Story = {
  name: '文字',
  render: () => (
    <Sheet>
      <Part title="字号">
        <ul className="grid gap-4">
          {tokensOf(css, 'text').map(({ name, day }) => (
            <li key={name} className="grid gap-1">
              <span className="text-12 text-muted">
                text-{name}，{day}
              </span>
              <span style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}>
                UN 1230 甲醇 20GP × 2
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="字重">
        <ul className="flex flex-wrap gap-6 text-20">
          {tokensOf(css, 'font-weight').map(({ name, day }) => (
            <li key={name} style={{ fontWeight: Number(day) }}>
              危险品订舱 <span className="text-12 text-muted">{`${name}，${day}`}</span>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

export const Sizes: Story = {
  name: '间距、圆角与阴影',
  render: () => (
    <Sheet>
      <Part title="间距，每级 4px">
        <ul className="grid gap-2 text-12">
          {STEPS.map((step) => (
            <li key={step} className="flex items-center gap-3">
              <span className="w-20 flex-none tabular-nums text-muted">{`${step}，${step * 4}px`}</span>
              <span className="h-3 rounded-sm bg-sea" style={{ width: step * 4 }} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="圆角">
        <ul className="flex flex-wrap gap-6 text-12">
          {tokensOf(css, 'radius').map(({ name, day }) => (
            <li key={name} className="grid gap-2">
              <span
                className="h-16 w-24 border border-line-strong bg-sunken"
                style={{ borderRadius: `var(--radius-${name})` }}
              />
              {`${name}，${day}`}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="阴影">
        <ul className="flex flex-wrap gap-8 text-12">
          {tokensOf(css, 'shadow').map(({ name }) => (
            <li key={name} className="grid gap-3">
              <span className="h-16 w-32 rounded-card bg-raise" style={{ boxShadow: `var(--shadow-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="断点">
        <ul className="flex flex-wrap gap-6 text-14 tabular-nums">
          {tokensOf(css, 'breakpoint').map(({ name, day }) => (
            <li key={name}>{`${name}，${day}`}</li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};

export const Motion: Story = {
  name: '动效',
  render: () => (
    <Sheet>
      <Part title="系统设为减少动态效果时，全部静止">
        <ul className="grid gap-5 text-14">
          {tokensOf(css, 'animate').map(({ name, day }) => (
            <li key={name} className="grid gap-2">
              <span className="text-12 text-muted">{`${name}，${day}`}</span>
              <span className="block h-6 w-48 overflow-hidden rounded-control bg-sunken">
                <span className="block size-6 rounded-control bg-sea" style={{ animation: `var(--animate-${name})` }} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};
