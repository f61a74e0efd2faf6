import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { HouseDeskView } from '../../machines/house/house-desk';
import { HouseDeskView as View } from '../../src/features/house/house-desk';

const inside: HouseDeskView = {
  stage: 'inside',
  page: { name: 'queue' },
  isIdle: false,
  person: { staffId: 'P1', login: 'li.na', name: '李娜', roles: ['reviewer', 'officer'] },
};

const meta = {
  title: '平台工作台/框架',
  component: View,
  args: { view: inside, on: { retry: fn(), signOut: fn() } },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<HouseDeskView>): Story => ({
  name,
  args: { view: { ...inside, ...change } },
});

export const Inside: Story = {
  ...story('在待办', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '退出' }));
    await expect(args.on.signOut).toHaveBeenCalledOnce();
  },
};
export const AtCase = story('在一票订单', {
  page: { name: 'case', subject: { kind: 'order', no: 'FC000000000001' } },
});
export const AtReceipt = story('看一票订单的回执', { page: { name: 'receipt', orderNo: 'FC000000000001' } });
export const Idle = story('岗位没有待办', {
  isIdle: true,
  person: { staffId: 'P3', login: 'chen.jing', name: '陈静', roles: ['content'] },
});
export const AtCustomers = story('在客户页', { page: { name: 'customers', ref: null } });
const CHEN = { staffId: 'P3', login: 'chen.jing', name: '陈静', roles: ['content'] } as const;
export const AtContent = story('在内容列表，编辑', { page: { name: 'content' }, person: CHEN });
export const AtDocument = story('在编辑一页帮助', {
  page: { name: 'document', ref: { kind: 'help', key: '1.2.4' } },
  person: CHEN,
});
export const AtUptake = story('看活动的领取与预约', { page: { name: 'uptake', key: '1004' }, person: CHEN });
export const AtLog = story('在工作记录，稽核', {
  page: { name: 'log' },
  person: { staffId: 'P5', login: 'sun.li', name: '孙立', roles: ['auditor'] },
});
export const AtDevices = story('看已登录的设备', { page: { name: 'devices' } });
export const Entering = story('正在进入', { stage: 'entering', person: null });
export const Door = story('在门口', { stage: 'door', person: null });
export const Unreachable: Story = {
  ...story('连不上', { stage: 'unreachable', person: null }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalledOnce();
  },
};
