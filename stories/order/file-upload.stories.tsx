import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { FileUploadView, ShownFile } from '../../machines/order/file-upload';
import { FileChecklistView } from '../../src/features/file-upload/file-checklist';
import { night, phone } from '../sights';

const file: ShownFile = {
  key: 'file-1',
  fileId: '',
  docType: 'SDS_EN',
  name: 'methanol_sds_en.pdf',
  bytes: 1_258_291,
  state: 'waiting',
  percent: 0,
  faultCode: null,
  small: null,
  mayRetry: false,
  mayRemove: true,
  mayReplace: false,
  mayOpen: false,
  isLeaving: false,
  keptCode: null,
};

const none: FileUploadView = { rows: [], isBusy: false };

const meta = {
  title: '下单/资料上传',
  component: FileChecklistView,
  args: {
    wanted: [
      { docType: 'SDS_EN', name: 'SDS（英文）', note: '缺，11-22 22:00 前', standing: 'due' },
      { docType: 'PKG_USE', name: '危包证（使用鉴定结果单）', note: '缺，11-25 22:00 前', standing: 'due' },
      { docType: 'SDS_CN', name: 'SDS（中文）', note: '已交', standing: 'here' },
      { docType: 'OTHER', name: '其他资料', note: '可不传', standing: 'optional' },
    ],
    view: none,
    on: { choose: fn(), remove: fn(), replace: fn(), retry: fn(), open: fn() },
  },
  decorators: [
    (Story) => (
      <div className="w-full max-w-100 rounded-card border border-line bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileChecklistView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<ShownFile>, ...more: ShownFile[]): Story => ({
  name,
  args: { view: { rows: [{ ...file, ...change }, ...more], isBusy: change.state === 'sending' } },
});
const failed = (name: string, faultCode: ShownFile['faultCode'], mayRetry = false): Story =>
  story(name, { state: 'failed', faultCode, mayRetry });

export const None: Story = {
  name: '尚未上传',
  play: async ({ args }) => {
    const sds = new File(['%PDF-1.7'], 'sds.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('上传 SDS（英文）'), sds);
    await expect(args.on.choose).toHaveBeenCalledWith('SDS_EN', [sds]);
  },
};
export const Sending: Story = {
  ...story('正在上传', { state: 'sending' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '取消上传 methanol_sds_en.pdf' }));
    await expect(args.on.remove).toHaveBeenCalledWith('file-1');
  },
};
export const HalfSent = story('已传一半', { state: 'sending', percent: 50 });
export const Queued = story(
  '一个在传，一个排队',
  { state: 'sending', percent: 0 },
  {
    ...file,
    key: 'file-2',
    name: 'coa.pdf',
  },
);
export const QueuedHalf = story(
  '一个传了一半，一个排队',
  { state: 'sending', percent: 50 },
  {
    ...file,
    key: 'file-2',
    name: 'coa.pdf',
  },
);
export const Done: Story = {
  ...story('已上传', { state: 'done', percent: 100, fileId: 'file-at-gateway', mayOpen: true }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /查看 methanol_sds_en.pdf$/ }));
    await expect(args.on.open).toHaveBeenCalledWith('file-1');
  },
};
export const HandedIn = story('已交到订单', {
  state: 'done',
  percent: 100,
  fileId: 'file-at-gateway',
  mayRemove: false,
  mayOpen: true,
});
const ours = { state: 'done', percent: 100, fileId: 'file-at-gateway', mayOpen: true } as const;
export const Replaceable: Story = {
  ...story('审核期间可替换、撤回', { ...ours, mayReplace: true }),
  play: async ({ args }) => {
    const other = new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('替换 methanol_sds_en.pdf'), other);
    await expect(args.on.replace).toHaveBeenCalledWith('file-1', other);
    await userEvent.click(screen.getByRole('button', { name: '移除 methanol_sds_en.pdf' }));
    await expect(args.on.remove).toHaveBeenCalledWith('file-1');
  },
};
export const Leaving = story('正在撤回', { ...ours, isLeaving: true });
export const KeptClosed = story('订单已确认，不能撤回', { ...ours, keptCode: 'closed' });
export const KeptOffline = story('撤回时断网', { ...ours, keptCode: 'network', mayReplace: true });
export const KeptBug = story('撤回出错', { ...ours, keptCode: 'unexpected', mayReplace: true });
export const TooMany = failed('份数太多', 'tooMany');
export const TooLarge = failed('文件太大', 'tooLarge');
export const Empty = failed('空文件', 'empty');
export const WrongKind = failed('类型不支持', 'wrongKind');
export const Refused = failed('未被接受', 'refused');
export const SignedOut = failed('尚未登录', 'signedOut', true);
export const Offline: Story = {
  ...failed('网络断开', 'network', true),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /重试 methanol_sds_en.pdf$/ }));
    await expect(args.on.retry).toHaveBeenCalledWith('file-1');
  },
};
export const Unavailable = failed('服务器繁忙', 'unavailable', true);
export const Unexpected = failed('上传出错', 'unexpected', true);

export const Shut: Story = {
  name: '货已离开，不再收',
  args: {
    wanted: [
      { docType: 'WEIGHT', name: '单箱货重声明', note: '未交，已不用再补', standing: 'optional', isShut: true },
      { docType: 'SDS_EN', name: 'SDS（英文）', note: '已交', standing: 'here', isShut: true },
    ],
    view: { rows: [{ ...file, ...ours, mayRemove: false }], isBusy: false },
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: /查看 methanol_sds_en.pdf$/ })).toBeVisible();
    await expect(screen.queryByText(/^(上传|再传一份)$/)).toBeNull();
  },
};

export const NoneDark = night(None);
export const HalfSentDark = night(HalfSent);
export const OfflineDark = night(Offline);
export const QueuedPhone = phone(Queued);
export const WrongKindPhone = phone(WrongKind);
