import type { Meta, StoryObj } from '@storybook/react-vite';

import css from '../../src/ui/tokens.css?raw';
import { contrast } from './contrast';
import { PAIRS } from './pairs';
import { PURPOSES } from './purposes';
import { InBothThemes, Part, Row, Rows, Rules, Sheet } from './sheet';
import { TokenName } from './token-name';
import { tokensOf, type Theme } from './tokens';

const COLOURS = tokensOf(css, 'color');
const colour = (name: string, theme: Theme) => COLOURS.find((one) => one.name === name)?.[theme] ?? '';

const meta = {
  title: '基础/颜色',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Families by the first word of a name; a colour is shown in the first that fits. */
const FAMILIES: readonly (readonly [title: string, names: RegExp])[] = [
  ['文字', /^(?:ink|text|muted|hint)$/],
  ['底与线', /^(?:line|canvas|surface|raise|sunken|scrim)/],
  ['品牌与可操作', /^(?:on-)?sea/],
  ['下一步', /^(?:on-)?signal/],
  ['判定', /^(?:on-block|good|warn|bad|block|grey)/],
  ['深色区与图上标记', /./],
];

const familyOf = (name: string) => FAMILIES.find(([, names]) => names.test(name))?.[0];

const TwoHalves = ({ name }: { name: string }) => (
  <span className="grid h-10 grid-cols-2 overflow-hidden rounded-control border border-line-strong">
    <span style={{ background: colour(name, 'day') }} />
    <span style={{ background: colour(name, 'night') }} />
  </span>
);

export const Palette: Story = {
  name: '色板与用途',
  render: () => (
    <Sheet>
      <Part title="颜色按用途命名">
        <Rules>
          {[
            '色块左半是浅色，右半是深色；一个名字管两套，不另写。',
            '一屏只有一个橙色按钮：下一步。其余用蓝色或线框。',
            '没有核对过的不显示绿色；不能只靠颜色说明，旁边要有字或图标。',
          ]}
        </Rules>
      </Part>
      {FAMILIES.map(([title]) => (
        <Part key={title} title={title}>
          <Rows>
            {COLOURS.filter(({ name }) => familyOf(name) === title).map(({ name, day, night }) => (
              <Row
                key={name}
                sample={<TwoHalves name={name} />}
                name={
                  <>
                    <TokenName name={`color-${name}`} />
                    <span className="block break-words text-12 text-muted">
                      {day === night ? day : `${day} · ${night}`}
                    </span>
                  </>
                }
              >
                {PURPOSES[`color-${name}`]}
              </Row>
            ))}
          </Rows>
        </Part>
      ))}
    </Sheet>
  ),
};

/** Level of WCAG 2 for text of any size. */
const levelOf = (ratio: number) => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : '不够');

export const Contrast: Story = {
  name: '文字与底色的对比度',
  render: () => (
    <Sheet>
      <Part title="正文对比度不低于 4.5">
        <Rules>
          {[
            '下面是允许的搭配，数值由颜色算出；每一对都由测试守着，日夜都到 AA。',
            '表里没有的搭配先加进来，够了再用。',
          ]}
        </Rules>
        <InBothThemes>
          {(theme) => (
            <ul className="grid gap-2">
              {PAIRS.map(([text, ground]) => {
                const ratio = contrast(colour(text, theme), colour(ground, theme));
                return (
                  <li
                    key={`${text} ${ground}`}
                    className="flex flex-wrap justify-between gap-x-4 rounded-control border border-line px-3 py-2 text-14"
                    style={{ background: `var(--color-${ground})`, color: `var(--color-${text})` }}
                  >
                    <span>
                      {text} / {ground}
                    </span>
                    <span className="tabular-nums">
                      {ratio.toFixed(2)} {levelOf(ratio)}
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        </InBothThemes>
      </Part>
    </Sheet>
  ),
};
