import type { Meta, StoryObj } from '@storybook/react-vite';

import { PURPOSES, STOREYS } from './purposes';
import { InBothThemes, Part, Row, Rows, Rules, Sheet } from './sheet';
import { TokenRows } from './token-rows';

const meta = {
  title: '基础/层次',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const GROUNDS = ['sunken', 'canvas', 'surface', 'raise'];

export const Elevation: Story = {
  name: '底色、阴影与叠放',
  render: () => (
    <Sheet>
      <Part title="越近越亮">
        <Rules>
          {[
            '浅色靠阴影分层，深色靠底色变亮分层，两者用同一组名字。',
            '一屏最多浮两层：页面、弹窗。弹窗里再开弹窗，下面那层不可操作。',
          ]}
        </Rules>
        <InBothThemes>
          {() => (
            <div className="grid gap-2">
              {GROUNDS.map((name) => (
                <span
                  key={name}
                  className="rounded-control border border-line px-3 py-2 text-14"
                  style={{ background: `var(--color-${name})` }}
                >
                  {`${name}：${PURPOSES[`color-${name}`]}`}
                </span>
              ))}
            </div>
          )}
        </InBothThemes>
      </Part>
      <Part title="阴影">
        <TokenRows
          kind="shadow"
          hasValue={false}
          sample={({ name }) => (
            <span className="block h-12 rounded-card bg-raise" style={{ boxShadow: `var(--shadow-${name})` }} />
          )}
        />
      </Part>
      <Part title="叠放次序，大的在上">
        <Rows>
          {STOREYS.map(({ z, holds }) => (
            <Row key={z} sample={<span className="tabular-nums">{z}</span>} name={<span>{`z-${z}`}</span>}>
              {holds}
            </Row>
          ))}
        </Rows>
      </Part>
    </Sheet>
  ),
};
