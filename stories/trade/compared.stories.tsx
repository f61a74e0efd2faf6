import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CompareDialog } from '../../src/trade/compare/compare-dialog';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const columns = [
  { id: 'dawn', title: '12-02 澜岳航运', note: 'LANYUE DAWN', name: 'LANYUE DAWN', choice: '选择这一班' },
  { id: 'crest', title: '12-04 澜岳航运', note: 'LANYUE CREST', name: 'LANYUE CREST', choice: '选择这一班' },
];
const rows = [
  {
    key: 'days',
    name: '航程',
    cells: [
      { shown: '32 天', best: '最快' },
      { shown: '43 天', best: null },
    ],
  },
  {
    key: 'total',
    name: '总价',
    cells: [
      { shown: '$2,732.47', best: null },
      { shown: '$2,550.07', best: '最低' },
    ],
  },
];

const pattern: PatternRecord = {
  views: ['src/trade/compare/compare-dialog.tsx'],
  status: 'stable',
  purpose: '两到四班并排，逐项看，最好的一格标出来。',
  use: ['从对比栏打开。', '横向滚动时左边的名称不动。'],
  avoid: ['不给总分，不替人选。', '手机上两班以内先看。'],
  good: { shows: () => <p>32 天 最快</p>, why: '标出哪一格最好，别的照写。' },
  bad: { shows: () => <p>综合评分 9.2</p>, why: '怎么算的没人知道。' },
  anatomy: [
    { at: '[data-panel] h2', name: '标题' },
    { at: 'thead th button', name: '移出这一班' },
    { at: 'tbody th', name: '项目' },
    { at: 'tbody td', name: '各班的值；最好的有绿字' },
  ],
  isApart: true,
  heard: {
    at: '[role=dialog] tbody',
    says: '航程，行标题；32 天；最快；43 天；总价，行标题；$2,732.47；$2,550.07；最低',
  },
  keys: [
    {
      at: 'thead th button',
      key: 'Enter',
      does: '移出这一班',
      proves: () => expect(meta.args.on.toggleCompared).toHaveBeenCalledWith('dawn'),
    },
    {
      at: 'thead th button',
      key: 'Esc',
      does: '关闭',
      proves: () => expect(meta.args.on.closePanel).toHaveBeenCalled(),
    },
  ],
  states: { long: '交易件-并排对比--long-text', dark: '交易件-并排对比--at-rest-dark' },
};

const meta = {
  title: '交易件/并排对比',
  component: CompareDialog,
  args: { head: '船期', columns, rows, on: { toggleCompared: fn(), closePanel: fn() } },

  parameters: { pattern },
} satisfies Meta<typeof CompareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: { columns: columns.map((one) => ({ ...one, title: `${one.title}，经新加坡、巴生中转` })) },
};
export const AtRestDark = night(AtRest);
