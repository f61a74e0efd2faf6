import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TruckRows } from '../../src/trade/people/truck-rows';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const HOURS = [
  { key: '08', label: '08:00 至 09:00' },
  { key: '09', label: '09:00 至 10:00' },
];
const truck = {
  slot: '08',
  plateNo: '沪A12345',
  driverName: '王明',
  driverPhone: '13800000001',
  driverIdTail: '1234',
  pieces: '40',
  escortName: '李强',
};
const view = {
  form: { isDanger: 'Y' as const, inbound: [truck, { ...truck, slot: '09', plateNo: '' }] },
  faults: [],
  required: [],
  isLocked: false,
  focus: { path: '', turn: 0 },
};
const parts = { view, on: { edit: fn(), leave: fn() }, lists: null };

const pattern: PatternRecord = {
  views: ['src/trade/people/truck-rows.tsx', 'src/trade/people/truck-fields.tsx'],
  status: 'stable',
  purpose: '每一车：哪个时段到、车牌、司机、装多少；危险品另要押运员。',
  use: ['进仓、进站、装车要约时段的。', '车牌可以后补，写明最晚几时。'],
  avoid: ['整车运输由平台派车，不填。', '只有一车时没有删除。'],
  good: { shows: () => <p>第 1 车 · 08:00 · 沪A12345 · 王明</p>, why: '一车一块，写明几时。' },
  bad: { shows: () => <p>车辆信息（多辆用逗号隔开）</p>, why: '挤在一格，改一辆要重打。' },
  anatomy: [
    { at: 'h3', name: '标题' },
    { at: 'section button', name: '再加一车' },
    { at: 'h4', name: '第几车' },
    { at: 'fieldset button', name: '时段' },
    { at: 'fieldset input', name: '车牌、司机' },
  ],

  heard: { at: 'fieldset input', says: '车牌号，编辑框' },
  keys: [
    {
      at: 'section > * > button, header button',
      key: 'Enter',
      does: '再加一车',
      proves: () => expect(meta.args.parts.on.edit).toHaveBeenCalledOnce(),
    },
  ],
  states: { long: '交易件-车辆与司机--long-text', dark: '交易件-车辆与司机--at-rest-dark' },
};

const meta = {
  title: '交易件/车辆与司机',
  component: TruckRows,
  args: { parts, title: '来车', note: '开门前一天 18:00 前可改', label: '来车', hour: '到达时段', hours: HOURS },
  argTypes: { renderDay: { control: false } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof TruckRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: { hours: HOURS.map((one) => ({ ...one, label: `${one.label}，东门，余 2 个位置，危险品只在白天` })) },
};
export const AtRestDark = night(AtRest);
