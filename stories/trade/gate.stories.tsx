import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TruckCards } from '../../src/trade/papers/truck-cards';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const trucks = [
  { code: '8F2C41D0', when: '12-01 周二 08:00', plateNo: '沪A12345', driverName: '王明', pieces: '40' },
  { code: '9A1B77E2', when: '12-01 周二 09:00', plateNo: '', driverName: '', pieces: '40' },
];

const pattern: PatternRecord = {
  views: ['src/trade/papers/truck-cards.tsx'],
  status: 'stable',
  purpose: '一车一张：门口扫码，写明几时、谁开、装多少。',
  use: ['预约过时段的车。', '码四位一组，扫不出可以念。'],
  avoid: ['订单没确认前码无效，要写明。', '换了司机换新码。'],
  good: { shows: () => <p>12-01 08:00 · 沪A 12345 王明 · 40 件</p>, why: '几时、哪辆、谁开，一行。' },
  bad: { shows: () => <p>预约号 8F2C41D0</p>, why: '不分组，念不清。' },
  anatomy: [
    { at: 'h2', name: '标题' },
    { at: 'li svg, li canvas, li [role=img]', name: '二维码' },
    { at: 'li b', name: '几时到' },
    { at: 'li a', name: '打开这一页' },
  ],

  heard: { at: 'li > div', says: '第 1 车；12-01 周二 08:00；沪A12345 王明；40 件；8F2C-41D0；打开预约页，链接' },
  keys: [
    {
      at: 'li a',
      key: 'Tab',
      does: '到下一处',
      proves: () => expect(document.activeElement).not.toHaveAttribute('href', '/g/8F2C41D0'),
    },
  ],
  states: { long: '交易件-进门码--long-text', dark: '交易件-进门码--at-rest-dark' },
};

const meta = {
  title: '交易件/进门码',
  component: TruckCards,
  args: { title: '进站预约', note: '到门口出示', trucks, origin: 'https://example.test' },

  parameters: { pattern },
} satisfies Meta<typeof TruckCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    isWaiting: true,
    trucks: trucks.map((one) => ({
      ...one,
      driverName: '王明（押运员李强，备用驾驶员赵海峰）',
      when: '12-01 周二 08:00 至 09:00，东门',
    })),
  },
};
export const AtRestDark = night(AtRest);
