import type { Meta, StoryObj } from '@storybook/react-vite';

import { PlainSubmit } from '../../src/trade/offer/plain-submit';
import { PlainFormContext } from '../../src/ui/form/plain-form';
import { buttonClass } from '../../src/ui/press/button-look';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const apply = (label: string) => (
  <button type="button" className={buttonClass('line', 'small', '')}>
    {label}
  </button>
);

const pattern: PatternRecord = {
  views: ['src/trade/offer/plain-submit.tsx'],
  status: 'stable',
  purpose: '浏览器没有脚本时，把选好的筛选与排序送出去的按钮；有脚本时看不到。',
  use: ['结果页的筛选与排序。', '放在它送出的那些选项旁边。'],
  avoid: ['有脚本时不显示，选了就生效。', '下单不靠它。'],
  good: { shows: () => apply('应用'), why: '没有脚本也能筛选。' },
  bad: { shows: () => apply('请开启 JavaScript'), why: '看结果不该先改浏览器。' },
  anatomy: [{ at: 'label', name: '它送出的选项' }],

  heard: { at: 'label', says: '价格从低到高，单选按钮，已勾选' },
  keys: [],
  states: { long: '交易件-无脚本提交--long-text', dark: '交易件-无脚本提交--at-rest-dark' },
};

function Filter({ label }: { label: string }) {
  return (
    <PlainFormContext value={{ id: 'filter' }}>
      <form id="filter">
        <label>
          <input type="radio" name="sort" value="price" defaultChecked /> {label}
        </label>
      </form>
      <PlainSubmit />
    </PlainFormContext>
  );
}

const meta = {
  title: '交易件/无脚本提交',
  component: Filter,
  args: { label: '价格从低到高' },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof Filter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const LongText: Story = {
  name: '长文字',
  args: { label: '总价从低到高，含起运港、目的港全部费用与危险品附加费' },
};
export const AtRestDark = night(AtRest);
