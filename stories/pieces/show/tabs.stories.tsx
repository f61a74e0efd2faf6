import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Tabs } from '../../../src/ui/show/tabs';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const WAYS = { sea: '海运', air: '空运' };
const STEPS: Record<'one' | 'two', string> = { one: '第一步', two: '第二步' };
type Way = keyof typeof WAYS;
const none = () => undefined;

const record: PieceRecord = {
  path: 'show/tabs',
  status: 'stable',
  purpose: '同一件事的几面，一次看一面。',
  use: ['登录的几种方式、一张订单的几部分。', '二到五个，名字短。'],
  avoid: ['要前后对照的内容放在一页上。', '先后有顺序的用步骤。'],
  good: {
    shows: () => (
      <Tabs label="运输方式" tabs={WAYS} chosen="sea" onChoose={none}>
        <p className="pt-4">按整箱或拼箱</p>
      </Tabs>
    ),
    why: '名字短，换页签时什么都不跳。',
  },
  bad: {
    shows: () => (
      <Tabs label="步骤" tabs={STEPS} chosen="one" onChoose={none}>
        <p className="pt-4">先填货物</p>
      </Tabs>
    ),
    why: '有先后，做成页签会漏掉一步。',
  },
  anatomy: [
    { at: '[role=tab]', name: '页签：选中的加粗、下面一条线' },
    { at: '[role=tabpanel]', name: '这一面的内容' },
  ],
};

const meta = {
  title: '组件/展示/页签',
  component: Tabs,
  args: {
    label: '运输方式',
    tabs: WAYS,
    chosen: 'sea',
    isLocked: false,
    onChoose: fn(),
    children: <p className="pt-4">按整箱或拼箱</p>,
  },
  argTypes: { chosen: { options: Object.keys(WAYS), control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

function Ways() {
  const [chosen, setChosen] = useState<Way>('sea');
  return (
    <Tabs label="运输方式" tabs={WAYS} chosen={chosen} onChoose={setChosen}>
      <p className="pt-4">{chosen === 'sea' ? '按整箱或拼箱' : '按计费重量'}</p>
    </Tabs>
  );
}

export const AtRest: Story = { name: '平时' };
export const ByKeys: Story = {
  name: '用方向键换页签',
  render: () => <Ways />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /海运/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('按计费重量')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /空运/ })).toHaveFocus();
  },
};
export const Locked: Story = { name: '暂不可换', args: { isLocked: true } };
export const LongText: Story = {
  name: '长文字',
  args: { tabs: { sea: '整箱与拼箱海运', air: '客机与全货机空运' } },
};
