import type { Meta, StoryObj } from '@storybook/react-vite';

import { priced } from './order-parts.fixtures';
import { ChargeTable } from '../../src/trade/price/charge-table';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/price/charge-table.tsx', 'src/trade/price/line-name.tsx', 'src/trade/offer/charge-lines.tsx'],
  status: 'stable',
  purpose: '逐项的费用：单价、数量、金额，分段列出，最后是总价。',
  use: ['确认一步与展开的船期。', '两种货币时写汇率和日期。'],
  avoid: ['不含的不混在里面，单列一行。', '只看总数用总价。'],
  good: { shows: () => <ChargeTable {...priced} />, why: '每项有单价和数量，加起来就是总价。' },
  bad: { shows: () => <p>海运费等 $2,732.47</p>, why: '“等”里面有什么，没人知道。' },
  anatomy: [
    { at: 'thead', name: '表头：项目与单价、金额' },
    { at: 'tbody th', name: '分段：海运、本地、附加' },
    { at: 'tbody td', name: '项目与单价' },
    { at: 'p b', name: '总价' },
  ],

  heard: { at: 'thead', says: '费用项目单价 × 数量，列标题；金额，列标题' },
  keys: [],
  states: { long: '交易件-费用明细--long-text', dark: '交易件-费用明细--at-rest-dark' },
};

const meta = {
  title: '交易件/费用明细',
  component: ChargeTable,
  args: priced,

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof ChargeTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: { notIncluded: ['目的港码头操作费', '目的港换单费', '目的港清关与送货', '因查验产生的堆存费与拖车待时费'] },
};
export const AtRestDark = night(AtRest);
