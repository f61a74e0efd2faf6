import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskLogView } from '../../machines/house/desk-log';
import { DeskLogView as View } from '../../src/features/house/desk-log';
import { ACCEPTED, DROPPED, LOOKED, PEOPLE } from './log.fixtures';

const form = { who: '', act: '', subject: '', day: '' } as const;
const listed: DeskLogView = {
  stage: 'listed',
  check: 'checked',
  form,
  asked: { ...form, page: 1 },
  records: [LOOKED, ACCEPTED, DROPPED],
  total: 3,
  people: PEOPLE,
  failureCode: null,
  chain: { lines: 42, keyedFrom: 8, anchors: 3, brokenAt: null, changed: [] },
};
const on = { change: fn(), apply: fn(), turnPage: fn(), retry: fn(), check: fn() };

const meta = {
  title: '平台工作台/工作记录',
  component: View,
  args: { view: listed, on },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskLogView>): Story => ({
  name,
  args: { view: { ...listed, ...change } },
});
const nothing = { records: [], total: 0 };

export const Listed: Story = {
  ...story('看过客户、通过订单、放回的一件', {}),
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /对象/ }), '7');
    await expect(args.on.change).toHaveBeenCalledWith({ subject: '7' });
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await expect(args.on.apply).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '再核对' }));
    await expect(args.on.check).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  ...story('很多条，分页', { total: 61 }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await expect(args.on.turnPage).toHaveBeenCalledWith(2);
  },
};
export const Broken = story('第 17 条起对不上', {
  chain: { lines: 16, keyedFrom: 8, anchors: 3, brokenAt: 17, changed: [] },
});
export const Changed = story('附加费被改过', {
  chain: { lines: 42, keyedFrom: 8, anchors: 3, brokenAt: null, changed: [{ source: 'surcharges', no: 'S-7' }] },
});
export const Unkeyed = story('没有密钥签署', {
  chain: { lines: 42, keyedFrom: null, anchors: 0, brokenAt: null, changed: [] },
});
export const Checking = story('正在核对', { check: 'checking', chain: null });
export const Unchecked = story('未能核对', { check: 'unchecked', chain: null });
export const Empty = story('没有符合条件的', nothing);
export const Loading = story('正在取', { stage: 'loading', ...nothing });
export const Offline: Story = {
  ...story('网络不通', { stage: 'failed', failureCode: 'network', ...nothing }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务器繁忙', { stage: 'failed', failureCode: 'unavailable', ...nothing });
export const Unexpected = story('出错', { stage: 'failed', failureCode: 'unexpected', ...nothing });
