import type { Meta, StoryObj } from '@storybook/react-vite';

import { HAZARD_CLASSES, type HazardClass } from '../../../domain/goods/dangerous-goods';
import { HazardDiamond, HazardDiamonds } from '../../../src/ui/mark/hazard-diamond';
import { onSurface } from '../on-surface';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'mark/hazard-diamond',
  status: 'stable',
  purpose: '危险货物的菱形标志，主危险在前，副危险跟着。',
  use: ['货物名称旁边，凡是危险货物都画。', '主、副危险都画，一个不少。'],
  avoid: ['不单独用：旁边总写类别号和名称。'],
  good: {
    shows: () => (
      <span className="flex items-center gap-2">
        <HazardDiamonds hazardClass="3" subRisks={['6.1']} />
        甲醇 3 / 6.1
      </span>
    ),
    why: '甲醇有毒，两个都画。',
  },
  bad: {
    shows: () => (
      <span className="flex items-center gap-2">
        <HazardDiamond hazardClass="3" />
        甲醇
      </span>
    ),
    why: '少了 6.1，也没有写类别号。',
  },
  anatomy: [{ at: 'img', name: '标志：读屏不读，读旁边的字' }],
};

const meta = {
  title: '组件/标记/危险标志',
  component: HazardDiamond,
  args: { hazardClass: '3', className: 'size-12' },
  argTypes: {
    hazardClass: { options: Object.keys(HAZARD_CLASSES), control: 'select' },
    className: { options: ['size-6', 'size-8', 'size-12'], control: 'inline-radio' },
  },
  decorators: [onSurface],
  parameters: { record },
} satisfies Meta<typeof HazardDiamond>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '一个' };
export const All: Story = {
  name: '全部类别',
  render: () => (
    <ul className="grid grid-cols-2 gap-4">
      {Object.entries(HAZARD_CLASSES).map(([hazardClass, name]) => (
        <li key={hazardClass} className="flex items-center gap-3">
          <HazardDiamond hazardClass={hazardClass as HazardClass} />
          <span>
            {hazardClass} {name}
          </span>
        </li>
      ))}
    </ul>
  ),
};
export const WithSubRisks: Story = {
  name: '带副危险',
  render: () => (
    <span className="flex items-center gap-2">
      <HazardDiamonds hazardClass="3" subRisks={['6.1', '8']} />
      易燃液体，毒性，腐蚀性
    </span>
  ),
};
export const General: Story = {
  name: '普通货物',
  render: () => (
    <p>
      普通货物不画标志。
      <HazardDiamonds hazardClass={null} subRisks={[]} />
    </p>
  ),
};
