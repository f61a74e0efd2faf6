import type { Meta, StoryObj } from '@storybook/react-vite';

import { blankFcl } from '../../domain/modes/fcl/form';
import { SOUND } from '../order/order-forms.fixtures';
import { longForm, partsOf } from './order-parts.fixtures';
import { ContactFields } from '../../src/trade/people/contact-fields';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/people/contact-fields.tsx'],
  status: 'stable',
  purpose: '找得到人：联系人、电话、邮箱；危险品另要 24 小时应急电话。',
  use: ['每张订单的最后一步。', '电话写明什么时候会打。'],
  avoid: ['已登录的先填好，不让人再填。', '应急电话不能是总机。'],
  good: {
    shows: () => <ContactFields parts={partsOf(SOUND, 'confirm')} phoneHint="审核不通过时打这个号码" />,
    why: '写明几时会打。',
  },
  bad: { shows: () => <p>电话（选填）</p>, why: '出了事找不到人。' },
  anatomy: [
    { at: 'label', name: '标签' },
    { at: 'input', name: '框：键盘按内容变' },
    { at: 'input[type=tel]', name: '电话' },
  ],

  heard: { at: 'input', says: '联系人，编辑框，必填' },
  keys: [],
  states: {
    faulty: '交易件-联系人与应急电话--faulty',
    long: '交易件-联系人与应急电话--long-text',
    dark: '交易件-联系人与应急电话--at-rest-dark',
  },
};

const meta = {
  title: '交易件/联系人与应急电话',
  component: ContactFields,
  args: { parts: partsOf(SOUND, 'confirm') },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof ContactFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = { name: '没有填', args: { parts: partsOf(blankFcl, 'confirm', true) } };
export const LongText: Story = {
  name: '长文字',
  args: {
    parts: partsOf(longForm, 'confirm'),
    phoneHint: '审核不通过、舱位有变、车到不了门口时都打这个号码，请写手机',
  },
};
export const AtRestDark = night(AtRest);
