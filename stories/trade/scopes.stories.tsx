import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScopesTable } from '../../src/trade/acceptance/scopes-table';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const SCOPES = [
  { key: 'wgq', name: '外高桥站', classes: ['3', '8', '9'] as const },
  { key: 'ys', name: '洋山站', classes: ['3', '6.1'] as const },
];

const pattern: PatternRecord = {
  views: ['src/trade/acceptance/scopes-table.tsx'],
  status: 'stable',
  purpose: '一行一个站或库，一列一个类别：接还是不接。',
  use: ['空运、仓储、装箱站的介绍页。', '手机上只列接的类别。'],
  avoid: ['一票货能不能走用能不能走。', '没有核对的不填“接”。'],
  good: { shows: () => <p>外高桥站：3 类、8 类、9 类</p>, why: '写清是哪几类。' },
  bad: { shows: () => <p>可接多数危险品</p>, why: '“多数”里有没有我的货？' },
  anatomy: [
    { at: 'thead th', name: '类别：菱形与数字' },
    { at: 'tbody th', name: '哪一个站' },
    { at: 'tbody td', name: '接或不接：有字有色' },
  ],

  heard: { at: 'tbody tr', says: '外高桥站，行标题；接；不接；接；接' },
  keys: [],
  states: { long: '交易件-接哪几类--long-text', dark: '交易件-接哪几类--at-rest-dark' },
};

const meta = {
  title: '交易件/接哪几类',
  component: ScopesTable,
  args: {
    words: { caption: '各站接哪几类', takes: '接', refuses: '不接' },
    head: '装箱站',
    scopes: SCOPES,
    className: '',
  },

  parameters: { pattern },
} satisfies Meta<typeof ScopesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    more: ['每天几车'],
    scopes: SCOPES.map((one) => ({
      ...one,
      place: '上海市浦东新区外高桥港区四期码头危险货物集装箱装箱站东侧',
      more: ['危险品 12 车，普通货物 40 车'],
    })),
  },
};
export const AtRestDark = night(AtRest);
