import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { CaseListView } from '../../machines/house/case-list';
import { CaseListView as View } from '../../src/features/house/case-list';
import { SELF, WANG } from './case.fixtures';
import { LATE, WAITING } from './house.fixtures';
import { UNVERIFIED } from './subjects.fixtures';

const listed: CaseListView = {
  stage: 'listed',
  subject: { kind: 'order', no: WAITING.orderNo },
  self: SELF,
  asked: { queue: 'review', mode: '', port: '', hazard: '', departure: '', isMine: false, sort: '', page: 1 },
  records: [LATE, WAITING, { ...WAITING, orderNo: 'FC2611230009', heldBy: WANG }],
  total: 3,
  isLeft: false,
  readAt: Date.parse('2026-11-23T03:48:00Z'),
  failureCode: null,
  isBusy: false,
};

const meta = {
  title: '平台工作台/案旁列表',
  component: View,
  args: { view: listed, on: { turnPage: fn(), retry: fn() } },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<CaseListView>): Story => ({
  name,
  args: { view: { ...listed, ...change } },
});
const nothing = { records: [], total: 0 };

export const Absent = story('旁边放不下，或不是从待办打开的', { stage: 'absent' });
export const Loading = story('正在取列表', { stage: 'loading', ...nothing });
export const Listed = story('一件开着，一件由同事处理', {});
export const Narrowed = story('筛选与排序照旧', {
  asked: {
    queue: 'review',
    mode: 'FCL',
    port: 'CNSHA',
    hazard: '3',
    departure: '',
    isMine: true,
    sort: '-due',
    page: 1,
  },
});
export const Left = story('开着的这件已不在这一列', { isLeft: true, total: 2 });
export const Enterprises = story('企业认证一列', {
  subject: { kind: 'verification', no: UNVERIFIED.enterpriseId },
  asked: { queue: 'verifications', mode: '', port: '', hazard: '', departure: '', isMine: false, sort: '', page: 1 },
  records: [UNVERIFIED],
  total: 1,
});
export const Many: Story = {
  ...story('很多票，分页', { total: 61 }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '列表下一页' }));
    await expect(args.on.turnPage).toHaveBeenCalledWith(2);
  },
};
export const Empty = story('这一列没有了', nothing);
export const Offline = story('再取时网络不通，原来的还在', { failureCode: 'network' });
export const Unavailable = story('再取时服务器繁忙', { failureCode: 'unavailable' });
export const Unexpected = story('再取时出错', { failureCode: 'unexpected' });
export const LeftOffline = story('开着的已不在这一列，再取时网络不通', { isLeft: true, failureCode: 'network' });
export const LeftUnavailable = story('开着的已不在这一列，再取时服务器繁忙', {
  isLeft: true,
  failureCode: 'unavailable',
});
export const LeftUnexpected = story('开着的已不在这一列，再取时出错', { isLeft: true, failureCode: 'unexpected' });
export const FailedOffline: Story = {
  ...story('网络不通', { stage: 'failed', failureCode: 'network', ...nothing }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalledOnce();
  },
};
export const FailedUnavailable = story('服务器繁忙', { stage: 'failed', failureCode: 'unavailable', ...nothing });
export const FailedUnexpected = story('出错', { stage: 'failed', failureCode: 'unexpected', ...nothing });
