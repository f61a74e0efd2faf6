import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import { SOUND } from '../order/order-forms.fixtures';
import { NOW } from '../order/quoted.fixtures';
import { partsOf, priced } from './order-parts.fixtures';
import { CloseStep } from '../../src/trade/close-step';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/close-step.tsx'],
  status: 'stable',
  purpose: '提交之前：费用、付款、联系人、资料、备注、同意，从上到下看一遍。',
  use: ['每个方式的最后一步，次序一样。', '方式自己的条款插在费用后面。'],
  avoid: ['不在这里改货物，按步骤回去改。', '没有资料要交的不列资料。'],
  good: { shows: () => <p>费用 → 付款 → 联系人 → 资料 → 同意</p>, why: '先看钱，再签字。' },
  bad: { shows: () => <p>☑ 我同意（费用见附件）</p>, why: '先签字后看钱。' },
  anatomy: [
    { at: 'table', name: '费用' },
    { at: 'input[name=contactName]', name: '联系人' },
    { at: 'textarea', name: '备注' },
    { at: 'input[name=dgPromise]', name: '同意' },
  ],

  heard: { at: 'textarea', says: '' },
  keys: [
    {
      at: 'textarea',
      key: 'Tab',
      does: '离开备注',
      proves: () => expect(meta.args.parts.on.leave).toHaveBeenCalledWith('remark'),
    },
  ],
  states: {
    faulty: '交易件-最后一步--faulty',
    long: '交易件-最后一步--long-text',
    dark: '交易件-最后一步--at-rest-dark',
  },
};

const meta = {
  title: '交易件/最后一步',
  component: CloseStep,
  args: { parts: partsOf(SOUND, 'confirm'), price: priced, files: <p>SDS、危包证已交</p>, country: 'NL', now: NOW },
  argTypes: { files: { control: false } },

  parameters: { pattern },
} satisfies Meta<typeof CloseStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = { name: '没有填全', args: { parts: partsOf(blankFcl, 'confirm', true) } };
export const LongText: Story = {
  name: '长文字',
  args: {
    parts: partsOf(
      {
        ...SOUND,
        remark: '请在周五下午四点以前放箱，司机从北门进；箱子要求一级食品箱以外的干净箱，箱龄八年以内，门封完好。',
      },
      'confirm',
    ),
  },
};
export const AtRestDark = night(AtRest);
