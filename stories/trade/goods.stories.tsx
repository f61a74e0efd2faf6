import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import { APART, order } from '../order/fcl-order.fixtures';
import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { GoodsList } from '../../src/trade/goods/goods-list';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const { renderPicker } = order;

const pattern: PatternRecord = {
  views: [
    'src/trade/goods/goods-list.tsx',
    'src/trade/goods/goods-card.tsx',
    'src/trade/goods/dg-plate.tsx',
    'src/trade/goods/dg-fields.tsx',
    'src/trade/goods/goods-field.tsx',
    'src/trade/goods/goods-lookup.tsx',
    'src/trade/goods/danger-hint.tsx',
    'src/trade/goods/folded-row.tsx',
    'src/trade/goods/paste-rows.tsx',
    'src/trade/goods/entry-choice.tsx',
  ],
  status: 'stable',
  purpose: '一行一种货：先认出是什么，危险品带出类别与包装类别，再填件数重量。',
  use: ['每个方式的货物一步。', '查到的先填好，改过的标出，可还原。'],
  avoid: ['认不出的不猜类别。', '普通货物不问 UN 编号。'],
  good: { shows: () => <p>UN 1230 甲醇，3 类，次危险 6.1，包装类别Ⅱ</p>, why: '次危险和包装类别都在。' },
  bad: { shows: () => <p>甲醇 UN1230 · 3</p>, why: '少了 6.1，隔离和仓位都会错。' },
  anatomy: [
    { at: 'fieldset', name: '普通货物还是危险品' },
    { at: 'header h3', name: '认出的是什么' },
    { at: 'header + div button', name: '查货物：UN 编号、品名、CAS' },
    { at: 'dl', name: '危险品牌：类别、包装类别、闪点' },
    { at: 'input[name$=grossKg]', name: '重量' },
  ],

  heard: { at: 'fieldset', says: '货物性质，组；危险品，单选按钮，已勾选；普通货物，单选按钮，未勾选' },
  keys: [
    {
      at: 'input[type=radio][value=N]',
      key: '空格',
      does: '改为普通货物',
      proves: () => expect(meta.args.parts.on.edit).toHaveBeenCalled(),
    },
  ],
  states: { faulty: '交易件-货物--faulty', long: '交易件-货物--long-text', dark: '交易件-货物--at-rest-dark' },
};

const meta = {
  title: '交易件/货物',
  component: GoodsList,
  args: { parts: partsOf(SOUND, 'goods'), renderPicker, isBulk: false },
  argTypes: { renderPicker: { control: false } },

  parameters: { pattern },
} satisfies Meta<typeof GoodsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = { name: '没有填', args: { parts: partsOf(blankFcl, 'goods', true) } };
export const LongText: Story = { name: '长文字：两种货，不得同箱', args: { parts: partsOf(APART, 'goods') } };
export const AtRestDark = night(AtRest);
