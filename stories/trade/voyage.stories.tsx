import type { Meta, StoryObj } from '@storybook/react-vite';

import { Voyage } from '../../src/trade/offer/voyage';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const trip = { leavesAt: '2026-12-02T14:00:00.000Z', arrivesAt: '2027-01-03T06:00:00.000Z', transitDays: 32 };

const pattern: PatternRecord = {
  views: ['src/trade/offer/voyage.tsx'],
  status: 'stable',
  purpose: '几时走、几时到、走几天、在哪中转，一条线看完。',
  use: ['船期、罐箱、航班、班列的卡片。', '中转用橙色菱形，并写地名。'],
  avoid: ['只有一个日子的不画线。', '不能走的变灰，不藏起来。'],
  good: { shows: () => <Voyage {...trip} via="新加坡" isOff={false} />, why: '中转写在哪，多几天看得出。' },
  bad: { shows: () => <p>约 30 天左右</p>, why: '哪天走、哪天到，都没有。' },
  anatomy: [
    { at: 'b', name: '开的日子' },
    { at: 'span > span', name: '走几天；菱形是中转' },
    { at: 'div > span:last-child', name: '到的日子' },
  ],

  heard: { at: 'div', says: '12-02；周三；22:00；32 天；直达；01-03；周日' },
  keys: [],
  states: { long: '交易件-航程线--long-text', dark: '交易件-航程线--at-rest-dark' },
};

const meta = {
  title: '交易件/航程线',
  component: Voyage,
  args: { ...trip, via: null, isOff: false },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof Voyage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Off: Story = { name: '不能走', args: { isOff: true } };
export const LongText: Story = {
  name: '长文字',
  args: { via: '新加坡、巴生、科伦坡', least: { days: 28, arrivesAt: '2026-12-30T06:00:00.000Z' } },
};
export const AtRestDark = night(AtRest);
