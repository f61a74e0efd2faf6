import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { strokesPath } from '../../domain/values/signature';
import type { ApprovalView as View } from '../../machines/booking/approval';
import { ApprovalView } from '../../src/features/mall/approval/approval';
import { SignatureView } from '../../src/features/mall/approval/signature';
import {
  APPROVED_SIGHT,
  CHANGED_SIGHT,
  CODE_SIGHT,
  EMPTIED_SIGHT,
  FIRST_OF_TWO_SIGHT,
  LIST_SIGHT,
  LOCKED_SIGHT,
  LONG_LOCKED_SIGHT,
  RETURNED_SIGHT,
  SECOND_SIGHT,
  STROKES,
} from './approval.fixtures';

const blank: View = {
  stage: 'reading',
  sight: null,
  typed: { code: '', name: '', reason: '' },
  decision: 'APPROVED',
  wrong: [],
  isSent: false,
  isRefused: false,
  isSending: false,
  isChecking: false,
  isDeciding: false,
  failureCode: null,
};
const code: View = { ...blank, stage: 'code', sight: CODE_SIGHT };
const list: View = { ...blank, stage: 'list', sight: LIST_SIGHT };
const signed: View = { ...list, typed: { ...blank.typed, name: '王建国' } };
const returning: View = { ...signed, decision: 'RETURNED' };
const WHY = { code: '', name: '李敏', reason: '甲苯库存还够，先买一半' };

const padOf = (stage: 'blank' | 'drawn') => (
  <SignatureView
    view={{ stage, path: stage === 'drawn' ? strokesPath(STROKES) : '' }}
    on={{ begin: fn(), draw: fn(), end: fn(), clear: fn(), type: fn(), write: fn() }}
  />
);

const meta = {
  title: '商城/审批采购单',
  component: ApprovalView,
  args: {
    view: list,
    on: { refresh: fn(), sendCode: fn(), checkCode: fn(), change: fn(), choose: fn(), decide: fn() },
    pad: padOf('blank'),
  },
} satisfies Meta<typeof ApprovalView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = {
  name: '还没有访问码',
  args: { view: code },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '获取访问码' }));
    await expect(args.on.sendCode).toHaveBeenCalled();
    await expect(canvas.queryByText(/¥/)).toBeNull();
  },
};
export const CodeSending: Story = { name: '正在发访问码', args: { view: { ...code, isSending: true } } };
export const CodeSent: Story = {
  name: '访问码已发送',
  args: { view: { ...code, isSent: true, typed: { ...blank.typed, code: '042917' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查看采购单' }));
    await expect(args.on.checkCode).toHaveBeenCalled();
  },
};
export const CodeChecking: Story = {
  name: '正在核对访问码',
  args: { view: { ...code, isSent: true, isChecking: true, typed: { ...blank.typed, code: '042917' } } },
};
export const CodeWrong: Story = { name: '访问码不是六位', args: { view: { ...code, wrong: ['code'] } } };
export const CodeRefused: Story = { name: '访问码不正确或已失效', args: { view: { ...code, isRefused: true } } };
export const CodeTooOften: Story = { name: '发送过于频繁', args: { view: { ...code, failureCode: 'tooOften' } } };
export const Locked: Story = { name: '锁定 15 分钟', args: { view: { ...code, sight: LOCKED_SIGHT } } };
export const LockedLong: Story = { name: '锁定一天', args: { view: { ...code, sight: LONG_LOCKED_SIGHT } } };
export const List: Story = {
  name: '清单，等签名',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '退回' }));
    await expect(args.on.choose).toHaveBeenCalledWith('RETURNED');
    await userEvent.click(canvas.getByRole('button', { name: /签字同意/ }));
    await expect(args.on.decide).toHaveBeenCalled();
  },
};
export const Signed: Story = { name: '已签名，可以同意', args: { view: signed, pad: padOf('drawn') } };
export const FirstOfTwo: Story = {
  name: '两人审批，第一人',
  args: { view: { ...signed, sight: FIRST_OF_TWO_SIGHT }, pad: padOf('drawn') },
};
export const Second: Story = {
  name: '两人审批，第二人看得到第一人',
  args: { view: { ...signed, sight: SECOND_SIGHT }, pad: padOf('drawn') },
};
export const Unsigned: Story = {
  name: '没有签名，也没有姓名',
  args: { view: { ...list, wrong: ['signature', 'name'] } },
};
export const Returning: Story = { name: '退回，写了原因', args: { view: { ...returning, typed: WHY } } };
export const ReturningBare: Story = { name: '退回，没写原因', args: { view: { ...returning, wrong: ['reason'] } } };
export const Deciding: Story = {
  name: '正在提交',
  args: { view: { ...signed, isDeciding: true }, pad: padOf('drawn') },
};
export const NotDecided: Story = {
  name: '断网，内容都在',
  args: { view: { ...signed, failureCode: 'network' }, pad: padOf('drawn') },
};
export const Changed: Story = {
  name: '内容已变更，两个数并排，只能退回',
  args: { view: { ...returning, sight: CHANGED_SIGHT } },
};
export const Emptied: Story = { name: '采购单已清空', args: { view: { ...returning, sight: EMPTIED_SIGHT } } };
export const Approved: Story = {
  name: '已同意',
  args: { view: { ...blank, stage: 'decided', sight: APPROVED_SIGHT } },
};
export const Returned: Story = {
  name: '已退回',
  args: { view: { ...blank, stage: 'decided', sight: RETURNED_SIGHT } },
};
export const Reading: Story = { name: '正在打开', args: { view: blank } };
export const Gone: Story = { name: '链接已失效', args: { view: { ...blank, stage: 'gone' } } };
export const Lost: Story = { name: '打不开', args: { view: { ...blank, stage: 'lost', failureCode: 'network' } } };
export const SignedPhone: Story = {
  ...Signed,
  name: '已签名 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const SignedDark: Story = { ...Signed, name: '已签名 深色', globals: { theme: 'dark' } };
