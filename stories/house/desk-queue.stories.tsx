import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskQueueView } from '../../machines/house/desk-queue';
import { DeskQueueView as View } from '../../src/features/house/desk-queue';
import { UNREAD, UNREAD_LICENCE } from './buyer-papers.fixtures';
import { ASKED_FOR, GRANTED } from './samples.fixtures';
import { YEAR_TOLD, YEAR_UNTOLD } from './calendar.fixtures';
import { QUEUED_TARIFFS } from './tariffs.fixtures';
import { CHARGED, NEW_LINE, TAKEN_BACK, UNSEEN } from './surcharges.fixtures';
import { COMING, ENDED, HOLDING, NEW_CLOSURE } from './closures.fixtures';
import { TICKED } from './batch.fixtures';
import { SELF, WANG } from './case.fixtures';
import { LATE, WAITING } from './house.fixtures';
import { CLEAR, HELD_UP } from './notices.fixtures';
import { CLOSING, COMPLAINED, SAILED } from './queue.fixtures';
import { ASKED, BARE, COUNTERED, UNVERIFIED } from './subjects.fixtures';

const listed: DeskQueueView = {
  stage: 'listed',
  queues: ['review', 'customer', 'carriage', 'verifications'],
  asked: { queue: 'review', mode: '', port: '', hazard: '', departure: '', isMine: false, sort: '', page: 1 },
  sorted: '',
  records: [LATE, WAITING],
  total: 2,
  counts: { review: 2, customer: 0, carriage: 3, verifications: 1 },
  options: {
    ports: [
      { key: 'CNSHA', name: '上海', count: 2 },
      { key: 'SGSIN', name: '新加坡', count: 1 },
    ],
    hazards: [{ key: '6.1', name: '6.1', count: 1 }],
    departures: [{ key: '2026-11-24 星川 208E', name: '2026-11-24 星川 208E', count: 3 }],
  },
  taken: [],
  self: SELF,
  take: null,
  exported: null,
  readAt: Date.parse('2026-11-23T03:48:00Z'),
  failureCode: null,
  isBusy: false,
  isTaking: false,
};
const on = {
  chooseQueue: fn(),
  chooseMode: fn(),
  choosePort: fn(),
  takeLine: fn(),
  sortBy: fn(),
  chooseHazard: fn(),
  chooseDeparture: fn(),
  exportList: fn(),
  printList: fn(),
  toggleMine: fn(),
  turnPage: fn(),
  refresh: fn(),
};

const meta = {
  title: '平台工作台/待办',
  component: View,
  args: { view: listed, on },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskQueueView>): Story => ({
  name,
  args: { view: { ...listed, ...change } },
});
const nothing = { records: [], total: 0 };
export const TakenOver = story('有一份被同事接手', {
  taken: [{ kind: 'enquiry', no: 'EQ000000000007', by: '王强', at: '2026-11-23T01:30:00.000Z' }],
});
export const Loading = story('正在取', { stage: 'loading', counts: null, ...nothing });
export const Listed: Story = {
  ...story('一票超时，一票在办', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('tab', { name: '等客户 0' }));
    await expect(args.on.chooseQueue).toHaveBeenCalledWith('customer');
    await userEvent.click(screen.getByRole('checkbox', { name: '只看我领取的' }));
    await expect(args.on.toggleMine).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  ...story('很多票，分页', { total: 61 }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await expect(args.on.turnPage).toHaveBeenCalledWith(2);
  },
};
export const Narrowed: Story = {
  ...story('只看上海的', { asked: { ...listed.asked, port: 'CNSHA' } }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /危险类别/ }));
    await userEvent.click(await screen.findByRole('option', { name: '6.1 类（1）' }));
    await expect(args.on.chooseHazard).toHaveBeenCalledWith('6.1');
    await userEvent.click(screen.getByRole('button', { name: /起运地或目的地/ }));
    await userEvent.click(await screen.findByRole('option', { name: '全部地点' }));
    await expect(args.on.choosePort).toHaveBeenCalledWith('');
  },
};
export const Sorted: Story = {
  ...story('按线路从后往前排', { asked: { ...listed.asked, sort: '-lane' }, sorted: '-lane' }),
  play: async ({ args }) => {
    await expect(screen.getByRole('columnheader', { name: '线路' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: '处理人' }));
    await expect(args.on.sortBy).toHaveBeenCalledWith('holder');
  },
};
export const Empty = story('没有等待的', nothing);
export const Complained = story('在途：一票有投诉待处理', {
  asked: { ...listed.asked, queue: 'carriage' },
  records: [COMPLAINED],
});
export const UnderWay = story('执行中：一票等截单，一票在途', {
  asked: { ...listed.asked, queue: 'carriage' },
  records: [CLOSING, SAILED],
});
export const Ticked: Story = { name: '执行中：勾选了一票', args: TICKED };
export const Enquiries = story('询价：一份超时，一份还了价', {
  queues: ['enquiries'],
  asked: { ...listed.asked, queue: 'enquiries' },
  records: [ASKED, COUNTERED],
  counts: { enquiries: 2 },
});
export const Verifications = story('企业认证：一家有人争代码，一家没交执照', {
  asked: { ...listed.asked, queue: 'verifications' },
  records: [UNVERIFIED, BARE],
});
export const BuyerPapers = story('采购资质：一份备案超时，一份许可证', {
  queues: ['buyerPapers'],
  asked: { ...listed.asked, queue: 'buyerPapers' },
  records: [UNREAD, UNREAD_LICENCE],
  counts: { buyerPapers: 2 },
});
export const Samples = story('样品：一份待审核超时，一份待寄出', {
  queues: ['samples'],
  asked: { ...listed.asked, queue: 'samples' },
  records: [ASKED_FOR, GRANTED],
  counts: { samples: 2 },
});
export const Notices = story('口岸公告：一个限装，一个没有公告', {
  queues: ['notices'],
  asked: { ...listed.asked, queue: 'notices' },
  records: [HELD_UP, CLEAR],
  counts: { notices: 1 },
});
export const Closures = story('停用与禁运：生效中、未开始、已结束各一条', {
  queues: ['closures'],
  asked: { ...listed.asked, queue: 'closures' },
  records: [NEW_CLOSURE, HOLDING, COMING, ENDED],
  counts: { closures: 1 },
});
export const Surcharges = story('附加费：待复核、收取中、已撤回各一条', {
  queues: ['surcharges'],
  asked: { ...listed.asked, queue: 'surcharges' },
  records: [NEW_LINE, UNSEEN, CHARGED, TAKEN_BACK],
  counts: { surcharges: 1 },
});
export const Tariffs = story('价目表：待复核、未设价、待生效、执行中与演示价', {
  queues: ['tariffs'],
  asked: { ...listed.asked, queue: 'tariffs' },
  records: QUEUED_TARIFFS,
  total: QUEUED_TARIFFS.length,
  counts: { tariffs: 1 },
});
export const Years = story('节假日：一年已公布，一年未公布', {
  queues: ['calendar'],
  asked: { ...listed.asked, queue: 'calendar' },
  records: [YEAR_TOLD, YEAR_UNTOLD],
  counts: { calendar: 1 },
});
export const NoneTaken = story('口岸公告：没有我领取的', {
  queues: ['notices'],
  asked: { ...listed.asked, queue: 'notices', isMine: true },
  counts: { notices: 1 },
  ...nothing,
});
export const Customer = story('等客户的没有', { asked: { ...listed.asked, queue: 'customer' }, ...nothing });
const first = { kind: 'order' as const, no: WAITING.orderNo };
const free = {
  records: [
    { ...LATE, heldBy: null },
    { ...WAITING, heldBy: null },
  ],
};
export const Free: Story = {
  ...story('两票无人领取', free),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: `领取 ${WAITING.orderNo}` }));
    await expect(args.on.takeLine).toHaveBeenCalledWith(first);
  },
};
export const Taking = story('正在领取一票', {
  ...free,
  take: { subject: first, failure: null },
  isBusy: true,
  isTaking: true,
});
export const Taken = story('领到了一票', {
  records: [
    { ...LATE, heldBy: null },
    { ...WAITING, heldBy: { staffId: SELF.staffId, name: SELF.name } },
  ],
  take: { subject: first, failure: null },
});
export const TakenByOther = story('同事先领取了', {
  records: [
    { ...LATE, heldBy: null },
    { ...WAITING, heldBy: WANG },
  ],
  take: { subject: first, failure: { code: 'held' } },
});
const lost = (code: 'moved' | 'network' | 'unavailable' | 'unexpected') => ({
  ...free,
  take: { subject: first, failure: { code } },
});
export const TakeMoved = story('领取时有了变化', lost('moved'));
export const TakeOffline = story('领取时网络不通', lost('network'));
export const TakeUnavailable = story('领取时服务器繁忙', lost('unavailable'));
export const TakeUnexpected = story('领取时出错', lost('unexpected'));
export const TakeTold = story('领取被拒绝', {
  ...free,
  take: { subject: first, failure: { code: 'told', message: '没有这位同事，或其岗位不能接手' } },
});
export const Exported: Story = {
  ...story('导出了全部', { exported: 'whole' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '导出表格' }));
    await expect(args.on.exportList).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '打印本页' }));
    await expect(args.on.printList).toHaveBeenCalledOnce();
  },
};
export const ExportedPart = story('导出的文件不全', { exported: 'part' });
export const ExportFailed = story('导出失败', { exported: 'failed' });
export const LookingAgain = story('再看一遍', { isBusy: true });
export const StaleOffline = story('再看时网络不通', { failureCode: 'network' });
export const StaleUnavailable = story('再看时服务器繁忙', { failureCode: 'unavailable' });
export const StaleUnexpected = story('再看时出错', { failureCode: 'unexpected' });
export const Offline = story('网络不通', { stage: 'failed', failureCode: 'network', ...nothing });
export const Unavailable = story('服务器繁忙', { stage: 'failed', failureCode: 'unavailable', ...nothing });
export const Unexpected: Story = {
  ...story('出错', { stage: 'failed', failureCode: 'unexpected', ...nothing }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
