import type { Meta, StoryObj } from '@storybook/react-vite';

import css from '../../src/ui/tokens.css?raw';
import { PURPOSES } from './purposes';
import { Part, Rules, Sheet } from './sheet';
import { TokenRows } from './token-rows';
import { TokenName } from './token-name';
import { tokensIn, tokensOf } from './tokens';

const meta = {
  title: '基础/字体',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const heightOf = (name: string) => tokensIn(css).find((token) => token.name === `text-${name}--line-height`)?.day ?? '';

export const Type: Story = {
  name: '字号、字重与行高',
  render: () => (
    <Sheet>
      <Part title="字少，层次靠大小和颜色">
        <Rules>
          {[
            '一页不超过四种字号；正文 14，标题逐级加大，不靠加粗分层。',
            '数字等宽排列，金额、重量、时刻上下对齐。',
            '中文与英文、数字之间空半格，由浏览器排，不手打空格代替标点。',
          ]}
        </Rules>
      </Part>
      <Part title="字号">
        <ul className="grid divide-y divide-line border-y border-line">
          {tokensOf(css, 'text').map(({ name, day }) => (
            <li key={name} className="grid gap-1 py-3">
              <span className="flex flex-wrap items-center gap-x-4 text-14">
                <TokenName name={`text-${name}`} />
                <span className="text-12 text-muted">{`${day}，行高 ${heightOf(name)}`}</span>
                <span>{PURPOSES[`text-${name}`]}</span>
              </span>
              <span
                className="break-words text-ink"
                style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}
              >
                UN 1230 甲醇 20GP × 2
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="字重">
        <TokenRows
          kind="font-weight"
          sample={({ day }) => (
            <span className="text-20" style={{ fontWeight: Number(day) }}>
              危品 9
            </span>
          )}
        />
      </Part>
      <Part title="字体">
        <TokenRows
          kind="font"
          tokens={tokensOf(css, 'font').filter(({ name }) => !name.startsWith('weight-'))}
          sample={() => <span className="text-20 text-ink">危 9 g</span>}
        />
      </Part>
    </Sheet>
  ),
};
