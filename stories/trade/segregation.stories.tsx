import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import type { HazardClass } from '../../domain/goods/dangerous-goods';
import { APART } from '../booking/home-blocks.fixtures';
import { SegregationGrid } from '../../src/trade/segregation/segregation-grid';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const none = () => undefined;
const goods = (['盐酸', '液碱', '甲苯'] as const).map((nameCn, at) => ({
  at,
  nameCn,
  unNo: ['1789', '1824', '1294'][at] ?? '',
  hazardClass: (['8', '8', '3'] as const satisfies readonly HazardClass[])[at] ?? ('' as const),
}));
const grid = { goods, pairs: APART.pairs };

const pattern: PatternRecord = {
  views: [
    'src/trade/segregation/segregation-grid.tsx',
    'src/trade/segregation/segregation-card.tsx',
    'src/trade/segregation/segregation-reasons.tsx',
  ],
  status: 'stable',
  purpose: '几种货能不能装一个箱：每一对一格，按一下看理由。',
  use: ['下单的货物一步、首页同箱核对。', '每一对出现两次，从哪种货看都找得到。'],
  avoid: ['不只用颜色：格里有数字和字。', 'X 不等于可以，还要查第 16b 栏。'],
  good: {
    shows: () => <SegregationGrid {...grid} chosen={grid.pairs[0] ?? null} onChoose={none} />,
    why: '按了哪一格，有框。',
  },
  bad: { shows: () => <p className="text-bad">不可混装</p>, why: '哪两种、为什么，都没说。' },
  anatomy: [
    { at: 'thead th, tr th', name: '货物：名称与类别' },
    { at: 'td button', name: '一对：隔离要求的数字与一句话' },
    { at: 'td:not(:has(button))', name: '自己对自己：没有' },
  ],

  heard: { at: 'td button', says: '盐酸与液碱：2，不得同箱，按钮，未按下' },
  keys: [
    {
      at: 'td button',
      key: 'Enter',
      does: '看这一对的理由',
      proves: () => expect(meta.args.onChoose).toHaveBeenCalledOnce(),
    },
  ],
  states: { long: '交易件-同箱隔离表--long-text', dark: '交易件-同箱隔离表--at-rest-dark' },
};

const meta = {
  title: '交易件/同箱隔离表',
  component: SegregationGrid,
  args: { ...grid, chosen: null, isBusy: false, onChoose: fn() },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof SegregationGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Waiting: Story = { name: '正在核对', args: { pairs: null, isBusy: true } };
export const LongText: Story = {
  name: '长文字',
  args: { goods: grid.goods.map((one) => ({ ...one, nameCn: `${one.nameCn}（工业级，含稳定剂，吨桶装）` })) },
};
export const AtRestDark = night(AtRest);
