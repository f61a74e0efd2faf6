import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import { blockedFindings, partsOf } from './order-parts.fixtures';
import { FaultList } from '../../src/trade/fault-list';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const none = () => undefined;
const { faults } = partsOf(blankFcl, 'sailing', true).view;

const pattern: PatternRecord = {
  views: ['src/trade/fault-list.tsx'],
  status: 'stable',
  purpose: '一步里填错、填漏的，列成一张单，按一下就到。',
  use: ['按了下一步、有两处以上不对时。', '读屏只读总数，其余到那一项再读。'],
  avoid: ['一处不对写在框下就够。', '还没按下一步不列。'],
  good: {
    shows: () => <FaultList title="还有 4 处要处理" faults={faults} onSeek={none} />,
    why: '写清哪一项、怎么办。',
  },
  bad: { shows: () => <p className="text-bad">表单校验未通过</p>, why: '不知道是哪一项。' },
  anatomy: [
    { at: 'h3', name: '几处：出现时读出' },
    { at: 'li button', name: '哪一项：怎么办' },
  ],

  heard: { at: 'h3', says: '警示；还有 4 处要处理' },
  keys: [
    { at: 'li button', key: 'Enter', does: '到那一项', proves: () => expect(meta.args.onSeek).toHaveBeenCalledOnce() },
    { at: 'li button', key: '空格', does: '到那一项', proves: () => expect(meta.args.onSeek).toHaveBeenCalledOnce() },
  ],
  states: { long: '交易件-要处理的几处--long-text', dark: '交易件-要处理的几处--at-rest-dark' },
};

const meta = {
  title: '交易件/要处理的几处',
  component: FaultList,
  args: { title: '还有 4 处要处理', faults, onSeek: fn() },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof FaultList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = { name: '长文字', args: { faults, blocks: blockedFindings } };
export const AtRestDark = night(AtRest);
