import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { ApprovalAskView as View } from '../../machines/booking/approval-ask';
import { ApprovalAskView } from '../../src/features/mall/approval/approval-ask';
import { LinkButton } from '../../src/ui/press/link-button';
import {
  APPROVAL_ADDRESS,
  APPROVED_BOOK,
  BOTH_BOOK,
  BROKEN_BOOK,
  CHANGED_BOOK,
  DEARER_BOOK,
  EMPTY_BOOK,
  FIRST_BOOK,
  OPENED_BOOK,
  ORDERED_BOOK,
  OVER_BOOK,
  PART_ORDERED_BOOK,
  REVOKED_BOOK,
  RISEN_BOOK,
  RULED_FIRST_BOOK,
  SECOND_OPEN_BOOK,
  SECOND_WAITING_BOOK,
  SENT_BACK_BOOK,
  WAITING_BOOK,
} from './approval.fixtures';

const blank: View = {
  stage: 'loading',
  book: null,
  typed: { approver: '', phone: '' },
  wrong: [],
  address: null,
  isFinding: false,
  isAsking: false,
  revokingId: null,
  failureCode: null,
  lostCode: 'unavailable',
};
const shown: View = { ...blank, stage: 'shown', book: WAITING_BOOK };
const filled: View = { ...shown, book: FIRST_BOOK, typed: { approver: '王建国', phone: '13800005678' } };

const meta = {
  title: '商城/采购单送审',
  component: ApprovalAskView,
  args: {
    view: shown,
    on: { signIn: fn(), refresh: fn(), change: fn(), ask: fn(), revoke: fn() },
    renderCopier: () => <LinkButton onClick={fn()}>复制</LinkButton>,
  },
} satisfies Meta<typeof ApprovalAskView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '一次待打开，一次已退回',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /撤回，/ }));
    await expect(args.on.revoke).toHaveBeenCalledWith('waiting');
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const First: Story = {
  name: '还没有送审过',
  args: { view: filled },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '送审' }));
    await expect(args.on.ask).toHaveBeenCalled();
  },
};
export const NothingListed: Story = { name: '采购单是空的', args: { view: { ...shown, book: EMPTY_BOOK } } };
export const Wrong: Story = {
  name: '没写审批人与手机',
  args: { view: { ...shown, book: FIRST_BOOK, wrong: ['approver', 'phone'] } },
};
export const Asking: Story = { name: '正在送审', args: { view: { ...filled, isAsking: true } } };
export const Made: Story = {
  name: '链接已生成，只显示一次',
  args: { view: { ...filled, book: WAITING_BOOK, address: APPROVAL_ADDRESS } },
};
export const Opened: Story = { name: '审批中，另一次已过期', args: { view: { ...shown, book: OPENED_BOOK } } };
export const Approved: Story = { name: '已同意，可按它下单', args: { view: { ...shown, book: APPROVED_BOOK } } };
export const Risen: Story = { name: '已同意，价格略涨', args: { view: { ...shown, book: RISEN_BOOK } } };
export const Dearer: Story = { name: '已同意，价格涨多了', args: { view: { ...shown, book: DEARER_BOOK } } };
export const Changed: Story = { name: '同意之后改过，重新送审', args: { view: { ...shown, book: CHANGED_BOOK } } };
export const PartOrdered: Story = {
  name: '一个仓已下单，余下的还能按它下单',
  args: { view: { ...shown, book: PART_ORDERED_BOOK } },
};
export const Ordered: Story = { name: '已全部下单', args: { view: { ...shown, book: ORDERED_BOOK } } };
export const Ruled: Story = { name: '企业规定了审批金额', args: { view: { ...filled, book: RULED_FIRST_BOOK } } };
export const SecondOpen: Story = {
  name: '第一人已同意，还要送第二人',
  args: { view: { ...filled, book: SECOND_OPEN_BOOK, typed: { approver: '陈志远', phone: '13700002046' } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '送第二人审批' }));
    await expect(args.on.ask).toHaveBeenCalledWith('first');
    await userEvent.click(canvas.getByRole('button', { name: '从第一人重新送审' }));
    await expect(args.on.ask).toHaveBeenCalledWith(null);
  },
};
export const SecondWaiting: Story = { name: '第二人待打开', args: { view: { ...shown, book: SECOND_WAITING_BOOK } } };
export const Both: Story = { name: '两人都已同意，可按它下单', args: { view: { ...shown, book: BOTH_BOOK } } };
export const SentBack: Story = { name: '第二人退回，重新送审', args: { view: { ...shown, book: SENT_BACK_BOOK } } };
export const Same: Story = {
  name: '第二人写了第一人的号码',
  args: { view: { ...filled, book: SECOND_OPEN_BOOK, failureCode: 'same' } },
};
export const ChangedBetween: Story = {
  name: '第一人同意之后改过',
  args: { view: { ...filled, book: CHANGED_BOOK, failureCode: 'changed' } },
};
export const Over: Story = { name: '同意满七天，价格已过期', args: { view: { ...shown, book: OVER_BOOK } } };
export const Broken: Story = { name: '操作记录对不上', args: { view: { ...shown, book: BROKEN_BOOK } } };
export const Revoking: Story = { name: '正在撤回', args: { view: { ...shown, revokingId: 'waiting' } } };
export const Revoked: Story = { name: '已撤回', args: { view: { ...shown, book: REVOKED_BOOK } } };
export const Self: Story = { name: '写了自己的号码', args: { view: { ...filled, failureCode: 'self' } } };
export const Full: Story = { name: '一天送审太多', args: { view: { ...filled, failureCode: 'full' } } };
export const PricesOver: Story = { name: '要送审的价格已过期', args: { view: { ...filled, failureCode: 'over' } } };
export const Unpriced: Story = { name: '没有可送审的商品', args: { view: { ...filled, failureCode: 'empty' } } };
export const Decided: Story = { name: '要撤回的已有决定', args: { view: { ...shown, failureCode: 'decided' } } };
export const NotAsked: Story = { name: '断网，送审失败', args: { view: { ...filled, failureCode: 'network' } } };
export const Loading: Story = { name: '正在取', args: { view: blank } };
export const SignedOut: Story = { name: '没有登录', args: { view: { ...blank, stage: 'signedOut' } } };
export const Finding: Story = { name: '请登录', args: { view: { ...blank, stage: 'signedOut', isFinding: true } } };
export const Lost: Story = { name: '取不到', args: { view: { ...blank, stage: 'lost', lostCode: 'network' } } };
export const MadePhone: Story = {
  ...Made,
  name: '链接已生成 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const SecondOpenPhone: Story = {
  ...SecondOpen,
  name: '还要送第二人 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const ApprovedDark: Story = { ...Approved, name: '已同意 深色', globals: { theme: 'dark' } };
