import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PrintedNotice } from '../../src/trade/papers/printed-notice';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const none = () => undefined;
const told = {
  title: '进站通知',
  facts: [
    ['地址', '外高桥装箱站'],
    ['时间', '12-01 周二 08:00 至 12:00'],
  ] as const,
  bring: { title: '带好', texts: ['道路运输证', '驾驶员、押运员从业资格证', '电子运单'], note: '提前一小时到' },
};

const pattern: PatternRecord = {
  views: ['src/trade/papers/printed-notice.tsx'],
  status: 'stable',
  purpose: '给司机、仓库的一张纸：去哪、几时、带什么。',
  use: ['进站、进仓、放罐、入库。', '带什么列成条，可打印。'],
  avoid: ['给自己看的用事实表。', '手机上看得清就不必打印。'],
  good: {
    shows: () => <PrintedNotice {...told} documents={[]} busyKind={null} failure={null} onFetch={none} />,
    why: '几时到哪、带什么，分两栏。',
  },
  bad: { shows: () => <p>请按要求携带相关证件</p>, why: '哪些证件，没说。' },
  anatomy: [
    { at: 'h2', name: '标题' },
    { at: 'header button', name: '打印' },
    { at: 'dl', name: '去哪、几时' },
    { at: 'ul', name: '带什么' },
  ],

  heard: { at: 'header', says: '进站通知，标题；进站通知，按钮' },
  keys: [
    {
      at: 'header button',
      key: 'Enter',
      does: '打印',
      proves: () => expect(meta.args.onFetch).toHaveBeenCalledWith('NOTICE'),
    },
  ],
  states: { long: '交易件-打印的通知--long-text', dark: '交易件-打印的通知--at-rest-dark' },
};

const meta = {
  title: '交易件/打印的通知',
  component: PrintedNotice,
  args: { ...told, documents: [{ kind: 'NOTICE', label: '进站通知' }], busyKind: null, failure: null, onFetch: fn() },

  parameters: { pattern },
} satisfies Meta<typeof PrintedNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Busy: Story = { name: '正在取', args: { busyKind: 'NOTICE' } };
export const Failed: Story = { name: '取通知失败', args: { failure: '网络不通，请重试' } };
export const LongText: Story = {
  name: '长文字',
  args: {
    facts: [
      ['地址', '上海市浦东新区外高桥港区四期码头危险货物集装箱装箱站 3 号库东侧临时通道，从北门进'],
      ['时间', '12-01 周二 08:00 至 12:00'],
    ],
  },
};
export const AtRestDark = night(AtRest);
