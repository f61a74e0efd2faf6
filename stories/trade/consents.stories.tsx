import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { Consents } from '../../src/trade/consents';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const none = () => undefined;

const pattern: PatternRecord = {
  views: ['src/trade/consents.tsx', 'src/trade/charges-consent.tsx'],
  status: 'stable',
  purpose: '提交前要同意的：服务协议、危险品声明，各勾各的。',
  use: ['每张订单的确认一步。', '勾协议先打开全文，读过才算勾上。'],
  avoid: ['不替人先勾。', '同意过这一版的不再问，写明哪天同意的。'],
  good: {
    shows: () => <Consents parts={partsOf({ ...SOUND, agreeProtocol: false }, 'confirm')} onRead={none} />,
    why: '一件事一个勾，全文一按就到。',
  },
  bad: { shows: () => <p>提交即表示同意全部条款</p>, why: '没有勾，也没有全文。' },
  anatomy: [
    { at: 'input[name=agreeProtocol]', name: '勾：先读全文' },
    { at: 'button', name: '全文' },
    { at: 'input[name=dgPromise]', name: '危险品声明：只有危险品才有' },
  ],

  heard: {
    at: 'input[name=dgPromise]',
    says: '我承诺所申报的危险品名称、类别、数量与包装如实，与 SDS 一致。，复选框，未勾选，必填',
  },
  keys: [
    {
      at: 'input[name=agreeProtocol]',
      key: '空格',
      does: '打开协议全文',
      proves: () => expect(meta.args.onRead).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    faulty: '交易件-同意条款--faulty',
    long: '交易件-同意条款--long-text',
    dark: '交易件-同意条款--at-rest-dark',
  },
};

const meta = {
  title: '交易件/同意条款',
  component: Consents,
  args: { parts: partsOf({ ...SOUND, agreeProtocol: false, dgPromise: false }, 'confirm'), onRead: fn() },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof Consents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = { name: '没有勾', args: { parts: partsOf(blankFcl, 'confirm', true) } };
export const LongText: Story = { name: '长文字：截止更早', args: { closes: '12-01 周二 22:00' } };
export const AtRestDark = night(AtRest);
