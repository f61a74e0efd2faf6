import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { pickedRegion } from '../order/fcl-order.fixtures';
import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { ServiceCard } from '../../src/trade/services/service-card';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const region = {
  view: pickedRegion,
  on: { chooseProvince: fn(), chooseCity: fn(), chooseDistrict: fn(), retry: fn() },
};

const pattern: PatternRecord = {
  views: ['src/trade/services/service-card.tsx', 'src/trade/services/pickup-region.tsx'],
  status: 'stable',
  purpose: '可以一起办的：拖车、报关、保险、申报，勾了才问下去。',
  use: ['下单的服务一步。', '有价的写价，没有的写另行报价。'],
  avoid: ['这个方式卖不了的不列。', '下架的不悄悄去掉，说一声。'],
  good: { shows: () => <p>报关 ¥300</p>, why: '价写在旁边，勾了就加进总价。' },
  bad: { shows: () => <p>☑ 增值服务包</p>, why: '里面是什么、多少钱，没说。' },
  anatomy: [
    { at: 'h3', name: '标题' },
    { at: 'li input', name: '勾：一项一个' },
    { at: 'li', name: '名称与价' },
    { at: 'section > div', name: '勾了才问的' },
  ],

  heard: { at: 'li', says: '拖车/送货¥300.00，复选框，未勾选' },
  keys: [
    {
      at: 'li input:not([aria-disabled=true])',
      key: '空格',
      does: '加这一项',
      proves: () => expect(meta.args.parts.on.edit).toHaveBeenCalled(),
    },
  ],
  states: { long: '交易件-附加服务--long-text', dark: '交易件-附加服务--at-rest-dark' },
};

const meta = {
  title: '交易件/附加服务',
  component: ServiceCard,
  args: { parts: partsOf({ ...SOUND, services: ['INS'] }, 'services'), region, priceOf: () => '¥300.00' },
  argTypes: { priceOf: { control: false } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof ServiceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    parts: partsOf({ ...SOUND, services: ['TRK', 'CUS', 'INS'] }, 'services'),
    priceOf: () => '另行报价，接单后 2 个工作小时内报',
  },
};
export const AtRestDark = night(AtRest);
