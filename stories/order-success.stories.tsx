import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { OrderSuccessDialogView, type OrderSuccess } from '../src/features/order-success/order-success-dialog';

const order: OrderSuccess = {
  orderNo: 'FC26 0314 K7M2 QD',
  isCopied: false,
  facts: [
    { label: '航线', value: '上海 → 鹿特丹' },
    { label: '箱货', value: '2 × 20GP，UN 1993，第 3 类' },
    { label: '总价', value: '$ 3,720.00', isStrong: true },
  ],
  steps: [
    { name: '订单已提交', hint: '价格与有效期已锁定', when: '3月14日 09:42', stage: 'done' },
    { name: '完成企业认证', hint: '逾期订单自动取消', when: '3月16日 09:42 前', stage: 'now' },
    {
      name: '上传安全数据单与危包证',
      hint: '支持 PDF、JPG，单个不超过 10 MB',
      when: '3月17日 16:00 前',
      stage: 'later',
    },
    { name: '开航', hint: '截关 3月19日 18:00', when: '3月21日', stage: 'later' },
  ],
  onward: { label: '去完成认证', href: '/user-center/#/enterprise/verification' },
};

const meta = {
  title: '弹窗/下单成功',
  component: OrderSuccessDialogView,
  args: { order, onCopy: fn(), onHome: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderSuccessDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToVerify: Story = {
  name: '下单成功，接下来认证',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '复制订单号' }));
    await expect(args.onCopy).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }));
    await expect(args.onHome).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Copied: Story = { name: '订单号已复制', args: { order: { ...order, isCopied: true } } };
export const Verified: Story = {
  name: '已认证的企业',
  args: {
    order: {
      ...order,
      steps: order.steps.map((step, index) =>
        index === 1 ? { name: '企业认证', hint: '已通过', when: '', stage: 'done' } : step,
      ),
      onward: { label: '查看订单', href: '/user-center/#/dashboard/workplace' },
    },
  },
};

/** The same by night, and on a phone. */
const night = (day: Story): Story => ({ ...day, name: `${day.name} 深色`, globals: { theme: 'dark' } });
const phone = (desk: Story): Story => ({
  ...desk,
  name: `${desk.name} 手机`,
  globals: { viewport: { value: 'phone', isRotated: false } },
});
export const ToVerifyDark = night(ToVerify);
export const ToVerifyPhone = phone(ToVerify);
