import type { Meta, StoryObj } from '@storybook/react-vite';

import { FactsList } from '../../src/trade/papers/facts-card';
import { FactsCard } from '../../src/trade/papers/facts-card';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/papers/facts-card.tsx'],
  status: 'stable',
  purpose: '一列名称一列内容：已经定下的事，只看不改。',
  use: ['回执、通知、工作台。', '空的不列，不写“无”。'],
  avoid: ['要改的用表单。', '三列以上用表格。'],
  good: {
    shows: () => (
      <FactsList
        facts={[
          ['船名航次', 'LANYUE DAWN 048W'],
          ['开船', '12-02 周三 22:00'],
        ]}
      />
    ),
    why: '左边名称，右边内容，一行一件。',
  },
  bad: {
    shows: () => (
      <FactsList
        facts={[
          ['备注', '无'],
          ['其他', '-'],
        ]}
      />
    ),
    why: '没有的也占一行。',
  },
  anatomy: [
    { at: 'h2', name: '标题' },
    { at: 'dt', name: '名称' },
    { at: 'dd', name: '内容：可换行' },
  ],

  heard: { at: 'dl', says: '船名航次；LANYUE DAWN 048W；开船；12-02 周三 22:00；件数；80 件' },
  keys: [],
  states: { long: '交易件-事实表--long-text', dark: '交易件-事实表--at-rest-dark' },
};

const meta = {
  title: '交易件/事实表',
  component: FactsCard,
  args: {
    title: '进仓',
    facts: [
      ['船名航次', 'LANYUE DAWN 048W'],
      ['开船', '12-02 周三 22:00'],
      ['件数', '80 件'],
    ],
  },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof FactsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    facts: [
      ['英文名称', 'SHANGHAI INTERNATIONAL FINE CHEMICALS IMPORT AND EXPORT TRADING COMPANY LIMITED'],
      ['地址', 'ROOM 1208, BUILDING 3, NO. 88 CHEMICAL INDUSTRY PARK ROAD'],
    ],
  },
};
export const AtRestDark = night(AtRest);
