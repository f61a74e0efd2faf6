import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskCustomersView } from '../../machines/house/desk-customers';
import { DeskCustomersView as View } from '../../src/features/house/customers/desk-customers';
import { ENTERPRISE, FOUND, FOUND_PERSON, NEWCOMER, PERSON } from './customers.fixtures';

const seeking: DeskCustomersView = {
  stage: 'seeking',
  isFinding: false,
  ref: null,
  text: '',
  isShort: false,
  found: null,
  isMore: false,
  shown: null,
  failureCode: null,
};
const on = { type: fn(), seek: fn(), open: fn(), close: fn(), retry: fn() };

const meta = {
  title: '平台工作台/客户',
  component: View,
  args: { view: seeking, on },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCustomersView>): Story => ({
  name,
  args: { view: { ...seeking, ...change } },
});
const sought = { text: '溶剂庚' };
const ref = { kind: 'enterprise', id: 'E-7' } as const;

export const Seeking: Story = {
  ...story('还没有查找', {}),
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox'), '8');
    await expect(args.on.type).toHaveBeenCalledWith('8');
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    await expect(args.on.seek).toHaveBeenCalledOnce();
  },
};
export const Short = story('写得太少', { text: '溶', isShort: true });
export const Finding = story('正在查找', { ...sought, isFinding: true });
export const Found: Story = {
  ...story('找到一家企业、一位个人', { ...sought, found: [FOUND, FOUND_PERSON] }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: FOUND.name }));
    await expect(args.on.open).toHaveBeenCalledWith(ref);
  },
};
export const Many = story('找到很多，还有更多', { text: '演示', found: [FOUND, FOUND_PERSON], isMore: true });
export const Nobody = story('没有找到', { ...sought, found: [] });
export const SeekOffline = story('查找时网络不通', { ...sought, failureCode: 'network' });
export const SeekUnavailable = story('查找时服务器繁忙', { ...sought, failureCode: 'unavailable' });
export const SeekUnexpected = story('查找时出错', { ...sought, failureCode: 'unexpected' });
export const Reading = story('正在取这位客户', { stage: 'reading', ref });
export const Enterprise: Story = {
  ...story('一家企业的全部', { stage: 'shown', ref, shown: ENTERPRISE }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '周敏' }));
    await expect(args.on.open).toHaveBeenCalledWith({ kind: 'person', id: 'U-3' });
    await userEvent.click(screen.getByRole('button', { name: '返回查找' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};
export const Person: Story = {
  ...story('一位个人，定价岗位所见', { stage: 'shown', ref: { kind: 'person', id: 'U-3' }, shown: PERSON }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: FOUND.name }));
    await expect(args.on.open).toHaveBeenCalledWith(ref);
  },
};
export const Newcomer = story('新注册的企业，什么都还没有', {
  stage: 'shown',
  ref: { kind: 'enterprise', id: 'E-9' },
  shown: NEWCOMER,
});
export const Gone = story('没有这位客户', { stage: 'gone', ref });
export const ReadOffline: Story = {
  ...story('打开时网络不通', { stage: 'failed', ref, failureCode: 'network' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalledOnce();
  },
};
export const ReadUnavailable = story('打开时服务器繁忙', { stage: 'failed', ref, failureCode: 'unavailable' });
export const ReadUnexpected = story('打开时出错', { stage: 'failed', ref, failureCode: 'unexpected' });
