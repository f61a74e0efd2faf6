import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { APART as FORM } from '../order/fcl-order.fixtures';
import { PERSULFATE_ROW, SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { ApartGoods } from '../../src/trade/goods/apart-goods';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/goods/apart-goods.tsx', 'src/trade/goods/later-goods.tsx'],
  status: 'stable',
  purpose: '不能装一起的货：说哪两种、为什么，按一下拆成两票。',
  use: ['整箱、拼箱、整车的货物一步。', '拆出去的留着，先订这一票。'],
  avoid: ['一种货不显示。', '不自动拆。'],
  good: { shows: () => <p>甲醇与过硫酸钠不得同箱：5.1 类远离 3 类</p>, why: '哪两种、哪一条。' },
  bad: { shows: () => <p>货物冲突</p>, why: '不知道拆哪一种。' },
  anatomy: [
    { at: 'h3', name: '标题与结论' },
    { at: 'td button', name: '一对：按下看理由' },
    { at: 'section > div button', name: '拆开' },
  ],

  heard: { at: 'h3', says: '同箱隔离' },
  keys: [
    {
      at: 'td button',
      key: 'Enter',
      does: '看这一对的理由',
      proves: () => expect(document.activeElement).toHaveAttribute('aria-pressed', 'true'),
    },
  ],
  states: { long: '交易件-不能同箱的货--long-text', dark: '交易件-不能同箱的货--at-rest-dark' },
};

const meta = {
  title: '交易件/不能同箱的货',
  component: ApartGoods,
  args: { parts: partsOf(FORM, 'goods') },

  parameters: { pattern },
} satisfies Meta<typeof ApartGoods>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字：拆出两种',
  args: {
    parts: partsOf(
      {
        ...SOUND,
        later: [
          PERSULFATE_ROW,
          { ...PERSULFATE_ROW, key: '3', nameCn: '过硫酸钠（工业级，25 kg 多层防水纸袋，托盘缠绕膜，避光防潮）' },
        ],
      },
      'goods',
    ),
  },
};
export const AtRestDark = night(AtRest);
