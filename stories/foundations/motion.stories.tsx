import type { Meta, StoryObj } from '@storybook/react-vite';

import { Part, Rules, Sheet } from './sheet';
import { TokenRows } from './token-rows';

const meta = {
  title: '基础/动效',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Curve in a square of 40, from below left to above right. */
function curve(bezier: string): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (bezier.match(/[\d.]+/g) ?? []).map((figure) => Number(figure) * 40);
  return `M0 40C${x1} ${40 - y1} ${x2} ${40 - y2} 40 0`;
}

export const Motion: Story = {
  name: '动效与减弱',
  render: () => (
    <Sheet>
      <Part title="动是为了说明发生了什么">
        <Rules>
          {[
            '出现 150 至 200 毫秒；消失不做动效，不让人等。',
            '系统设为减少动态效果时，全部静止；上方工具栏的“动效”可以看到。',
            '载入中的块整体闪动，不逐条闪动。',
          ]}
        </Rules>
      </Part>
      <Part title="动效">
        <TokenRows
          kind="animate"
          sample={({ name }) => (
            <span className="block h-6 overflow-hidden rounded-control bg-sunken">
              <span className="block size-6 rounded-control bg-sea" style={{ animation: `var(--animate-${name})` }} />
            </span>
          )}
        />
      </Part>
      <Part title="缓动">
        <TokenRows
          kind="ease"
          sample={({ day }) => (
            <svg viewBox="0 0 40 40" className="size-16" fill="none" aria-hidden="true">
              <path d="M0 40H40M0 40V0" className="stroke-line-strong" />
              <path d={curve(day)} className="stroke-sea" strokeWidth="2" />
            </svg>
          )}
        />
      </Part>
    </Sheet>
  ),
};
