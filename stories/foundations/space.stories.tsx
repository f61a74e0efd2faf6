import type { Meta, StoryObj } from '@storybook/react-vite';

import { Part, Row, Rows, Rules, Sheet } from './sheet';
import { TokenRows } from './token-rows';

const meta = {
  title: '基础/间距与栅格',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const STEPS: readonly (readonly [step: number, purpose: string])[] = [
  [1, '图标与字、标签与值。'],
  [2, '一组里的相邻项。'],
  [3, '行内边距，小标题与内容。'],
  [4, '卡片里的块，手机的页边距。'],
  [5, '卡片内边距。'],
  [6, '大卡片内边距，表单各项。'],
  [8, '卡片之间，平板起的页边距。'],
  [10, '区块之间。'],
  [12, '页面的大段之间。'],
  [16, '首页各板块之间。'],
];

export const Spacing: Story = {
  name: '间距',
  render: () => (
    <Sheet>
      <Part title="每级 4px">
        <Rules>{['近的属于一起，远的分开：先调间距，不够再加线。', '只用表里的级数，不写中间值。']}</Rules>
        <Rows>
          {STEPS.map(([step, purpose]) => (
            <Row
              key={step}
              sample={<span className="block h-3 rounded-sm bg-sea" style={{ width: step * 4 }} />}
              name={<span className="tabular-nums">{`${step} 级，${step * 4}px`}</span>}
            >
              {purpose}
            </Row>
          ))}
        </Rows>
      </Part>
      <Part title="圆角">
        <TokenRows
          kind="radius"
          sample={({ name }) => (
            <span
              className="block h-12 border border-line-strong bg-sunken"
              style={{ borderRadius: `var(--radius-${name})` }}
            />
          )}
        />
      </Part>
    </Sheet>
  ),
};

const WIDTHS = [
  { name: '手机 390', width: 390, margin: 16 },
  { name: '平板 768', width: 768, margin: 32 },
  { name: '桌面 1440', width: 1440, margin: 120 },
];

export const Grid: Story = {
  name: '栅格与断点',
  render: () => (
    <Sheet>
      <Part title="内容最宽 1200，两边留白">
        <Rules>
          {[
            '版心连留白最宽 1264px，再宽只加两边的空。',
            '列数由内容定：一列放得下就不分两列，两列之间留 4 级以上。',
            '最窄 320px 也不能横向滚动，每个故事都在这个宽度上检查。',
          ]}
        </Rules>
        {WIDTHS.map(({ name, width, margin }) => (
          <div key={name} className="grid gap-1">
            <span className="text-12 text-muted">{`${name}：内容 ${width - 2 * margin}px，两边各 ${margin}px`}</span>
            <div className="h-8 bg-sunken" style={{ width: `${(width / 1440) * 100}%` }}>
              <div
                className="h-full border-x border-sea bg-sea-tint"
                style={{ marginInline: `${(margin / width) * 100}%` }}
              />
            </div>
          </div>
        ))}
      </Part>
      <Part title="断点">
        <TokenRows
          kind="breakpoint"
          hasValue={false}
          sample={({ day }) => <span className="tabular-nums">{day}</span>}
        />
      </Part>
    </Sheet>
  ),
};
