import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import { SOUND } from '../order/order-forms.fixtures';
import { longForm, partsOf } from './order-parts.fixtures';
import { PartyCard } from '../../src/trade/people/party-card';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/people/party-card.tsx', 'src/trade/people/party-cards.tsx'],
  status: 'stable',
  purpose: '发货人、收货人、通知人各一张卡，字段一样，可照抄。',
  use: ['要出提单、运单的方式。', '卡片有名字，读屏读“发货人，英文名称”。'],
  avoid: ['国内运输只要联系人。', '已填的不自动覆盖，按“同发货人”才抄。'],
  good: {
    shows: () => <PartyCard parts={partsOf(SOUND, 'services')} party="consignee" note="与提单一致" />,
    why: '每张卡写明是谁。',
  },
  bad: { shows: () => <p>名称 / 电话 / 地址</p>, why: '三个人的框一样，不知道在填谁。' },
  anatomy: [
    { at: 'h3', name: '是谁' },
    { at: 'header button, section button', name: '照抄：同发货人' },
    { at: 'label', name: '字段：英文名称' },
    { at: 'input', name: '框' },
  ],

  heard: { at: 'h3', says: '收货人' },
  keys: [
    {
      at: 'section button',
      key: 'Enter',
      does: '把发货人抄过来',
      proves: () => expect(meta.args.parts.on.edit).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    faulty: '交易件-收发货人--faulty',
    long: '交易件-收发货人--long-text',
    dark: '交易件-收发货人--at-rest-dark',
  },
};

const meta = {
  title: '交易件/收发货人',
  component: PartyCard,
  args: { parts: partsOf(SOUND, 'services'), party: 'consignee', note: '与提单一致' },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof PartyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = { name: '没有填', args: { parts: partsOf(blankFcl, 'services', true), party: 'shipper' } };
export const LongText: Story = { name: '长文字', args: { parts: partsOf(longForm, 'services'), party: 'shipper' } };
export const AtRestDark = night(AtRest);
