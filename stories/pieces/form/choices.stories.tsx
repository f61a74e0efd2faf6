import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Choices } from '../../../src/ui/form/choices';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const CARRIERS = [
  { key: 'COSU', label: '中远海运', count: 5 },
  { key: 'MSKU', label: '马士基', count: 3 },
  { key: 'OOLU', label: '东方海外', count: 0 },
];
const none = () => undefined;

const record: PieceRecord = {
  path: 'form/choices',
  status: 'stable',
  purpose: '筛选里的一组勾选，每项后面写还有几条。',
  use: ['结果页左侧或抽屉里的筛选。', '一项都不勾等于不筛选。'],
  avoid: ['少于三项用选择片。', '不是筛选的勾选用勾选框。'],
  good: {
    shows: () => <Choices title="船公司" choices={CARRIERS.slice(0, 2)} chosen={['COSU']} onChange={none} />,
    why: '数字是勾上之后会剩下的条数。',
  },
  bad: {
    shows: () => (
      <Choices title="其他" choices={[{ key: 'all', label: '全部', count: 8 }]} chosen={['all']} onChange={none} />
    ),
    why: '“全部”勾不勾都一样。',
  },
  anatomy: [
    { at: 'legend', name: '组名' },
    { at: 'input', name: '勾选框' },
    { at: 'fieldset span.flex > .text-12', name: '条数' },
  ],
};

const meta = {
  title: '组件/填写/筛选勾选组',
  component: Choices,
  args: { title: '船公司', choices: CARRIERS, chosen: ['COSU'], onChange: fn() },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof Choices>;
export default meta;

type Story = StoryObj<typeof meta>;

function Carriers() {
  const [chosen, setChosen] = useState<string[]>([]);
  return <Choices title="船公司" choices={CARRIERS} chosen={chosen} onChange={setChosen} />;
}

export const AtRest: Story = { name: '平时' };
export const ByKeys: Story = {
  name: '用键盘勾选两项',
  render: () => <Carriers />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    title: '班期与接载条件',
    choices: [{ key: 'long', label: '只接 3 类与 8 类、包装类别Ⅱ和Ⅲ、舱面积载的班次', count: 12 }],
    chosen: [],
  },
};
