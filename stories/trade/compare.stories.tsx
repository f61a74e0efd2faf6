import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import { CompareBar } from '../../src/trade/compare/compare-bar';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const items = [
  {
    id: 'dawn',
    name: '12-02 澜岳航运 32 天',
    full: '12-02 澜岳航运 32 天 LANYUE DAWN',
    total: { amount: 273_247, currency: '2' },
  },
  {
    id: 'crest',
    name: '12-04 澜岳航运 43 天',
    full: '12-04 澜岳航运 43 天 LANYUE CREST',
    total: { amount: 255_007, currency: '2' },
  },
];

const pattern: PatternRecord = {
  views: ['src/trade/compare/compare-bar.tsx', 'src/trade/compare/compare-tick.tsx'],
  status: 'stable',
  purpose: '勾了要比的几班，收在页底，满两班就能并排看。',
  use: ['船期、罐型、车辆、航班的列表。', '最多四班；满了，别的勾选框停用。'],
  avoid: ['两三条一眼能比完的不用。', '不替人选，最好的只在表里标出。'],
  good: {
    shows: () => (
      <span className="inline-flex gap-2">
        <Button look="line" size="small">
          清空
        </Button>
        <Button look="sea" size="small">
          对比 2 班
        </Button>
      </span>
    ),
    why: '写明比几班。',
  },
  bad: {
    shows: () => (
      <Button look="sea" size="small">
        PK
      </Button>
    ),
    why: '行话，读屏也读不懂。',
  },
  anatomy: [
    { at: 'section', name: '一栏：贴在页底' },
    { at: 'section span button', name: '移出这一班' },
    { at: 'section > div > button', name: '对比：满两班才能按' },
  ],

  heard: {
    at: 'section',
    says: '对比；2 / 4；12-02 澜岳航运 32 天；$2,732.47；移出对比 12-02 澜岳航运 32 天 LANYUE DAWN，按钮；12-04 澜岳航运 43 天；$2,550.07；移出对比 12-04 澜岳航运 43 天 LANYUE CREST，按钮；再选一班；清空，按钮；开始对比，按钮',
  },
  keys: [
    {
      at: 'section > div > button:last-child',
      key: 'Enter',
      does: '打开对比',
      proves: () => expect(meta.args.on.openCompare).toHaveBeenCalledOnce(),
    },
    {
      at: 'section span button',
      key: 'Enter',
      does: '移出这一班',
      proves: () => expect(meta.args.on.toggleCompared).toHaveBeenCalledOnce(),
    },
  ],
  states: { long: '交易件-对比栏--long-text', dark: '交易件-对比栏--at-rest-dark' },
};

const meta = {
  title: '交易件/对比栏',
  component: CompareBar,
  args: {
    items,
    canCompare: true,
    isFull: false,
    on: { toggleCompared: fn(), clearCompared: fn(), openCompare: fn() },
  },

  parameters: { pattern },
} satisfies Meta<typeof CompareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    isFull: true,
    items: items.flatMap((item) => [
      item,
      {
        ...item,
        id: `${item.id}-2`,
        name: `${item.name}（经新加坡、巴生中转）`,
        full: `${item.full} 经新加坡、巴生中转`,
      },
    ]),
  },
};
export const AtRestDark = night(AtRest);
