import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Price } from '../../src/ui/show/price';
import campaign from '../content/campaign.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: [
    'src/trade/content/campaign-page.tsx',
    'src/trade/content/campaign-hero.tsx',
    'src/trade/content/lane-prices.tsx',
  ],
  chart: 'campaign',
  status: 'stable',
  purpose: '一个活动的正文：几时到几时、航线价、规则、问答。',
  use: ['活动页与内容编辑的预览，两处同一份。', '价是此刻能订的总价，没有就写没有。'],
  avoid: ['不写“起”，不写倒数的库存。', '结束了照样能看，写明已结束。'],
  good: {
    shows: () => <Price amount={255_007} currency="2" unit="20GP 总价" />,
    why: '就是要付的价，按一下去查。',
  },
  bad: { shows: () => <b>低至 3 折！</b>, why: '折的是哪个价？' },
  anatomy: [
    { at: 'h1', name: '名称' },
    { at: 'h2', name: '一节：航线价、规则、问答' },
    { at: 'table', name: '航线价：一行一条' },
  ],
  heard: { at: 'h1', says: '罐箱出口季' },
  keys: [
    {
      at: 'a[href]',
      key: 'Tab',
      does: '到下一处',
      proves: () => expect(document.activeElement).not.toBe(document.body),
    },
  ],
  states: {
    busy: '活动-活动页--loading',
    empty: '活动-活动页--unknown',
    offline: '活动-活动页--lost',
    done: '活动-活动页--ended',
    long: '活动-活动页--with-coupon',
    dark: '交易件-活动正文--at-rest-dark',
  },
};

const meta = {
  ...campaign,
  title: '交易件/活动正文',
  parameters: { pattern },
} satisfies Meta<typeof campaign.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const AtRestDark = night(AtRest);
