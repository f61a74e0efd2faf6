import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { PayCard } from '../../src/trade/people/pay-card';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/people/pay-card.tsx'],
  status: 'stable',
  purpose: '用什么币、怎么结、要不要发票。',
  use: ['确认一步。', '只列这个方式收得了的币种。'],
  avoid: ['收不了的币不列出来。', '不要发票时不问抬头。'],
  good: { shows: () => <PayCard parts={partsOf(SOUND, 'confirm')} />, why: '勾了要发票，才问抬头税号。' },
  bad: { shows: () => <p>币种：人民币、美元、欧元、日元</p>, why: '列了付不了的，选了也没用。' },
  anatomy: [
    { at: 'h3', name: '标题' },
    { at: 'button', name: '币种' },
    { at: 'input[type=checkbox]', name: '要发票' },
    { at: 'section > div', name: '字段' },
  ],

  heard: { at: 'h3', says: '付款' },
  keys: [
    {
      at: 'input[type=checkbox]',
      key: '空格',
      does: '要发票',
      proves: () => expect(meta.args.parts.on.edit).toHaveBeenCalledOnce(),
    },
  ],
  states: { long: '交易件-付款与发票--long-text', dark: '交易件-付款与发票--at-rest-dark' },
};

const meta = {
  title: '交易件/付款与发票',
  component: PayCard,
  args: { parts: partsOf(SOUND, 'confirm') },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof PayCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    parts: partsOf(
      {
        ...SOUND,
        invoice: {
          wanted: true,
          type: '1',
          title: '上海国际精细化工进出口贸易有限公司宁波保税区分公司',
          taxNo: '91310000MA1K35NQ07',
        },
      },
      'confirm',
    ),
  },
};
export const AtRestDark = night(AtRest);
