import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { vesselAndVoyage } from '../../domain/modes/fcl/detail';
import type { OrderSubmitView } from '../../machines/order/order-submit';
import { SubmitDialogView } from '../../src/features/order/submit-dialog';
import { editing, submitWishes } from './fcl-order.fixtures';
import { dollars, QUOTE } from './quoted.fixtures';

const lines = QUOTE.offer.price?.charges.lines ?? [];

const meta = {
  title: '整箱下单/提交结果',
  component: SubmitDialogView,
  args: {
    view: editing,
    on: submitWishes,
    changeTo: '/shippingFcl',
    enquireAt: '/enquiryFcl',
    orderAt: (orderNo: string) => `/shippingFcl/success?no=${orderNo}`,
    nameOf: vesselAndVoyage,
    lines,
  },
} satisfies Meta<typeof SubmitDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<OrderSubmitView>): Story => ({
  name,
  args: { view: { ...editing, ...view }, lines },
});
const refused = (name: string, refusal: NonNullable<OrderSubmitView['refusal']>) =>
  story(name, { stage: 'refused', refusal, canRetry: true });

export const Editing = story('填写中，没有弹窗', {});
export const Submitting = story('提交中，没有弹窗', { isBusy: true, canRetry: true });
export const Done = story('已下单，没有弹窗', { stage: 'done', canRetry: true });
export const Unknown: Story = {
  ...story('结果不明', { stage: 'unknown', canRetry: true }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '查询结果' }));
    await expect(args.on.query).toHaveBeenCalled();
  },
};
export const UnknownAfterReload = story('刷新后结果不明', { stage: 'unknown' });
export const StillUnknown = story('仍然不明', { stage: 'unknown', canRetry: true, notice: 'stillUnknown' });
export const Querying = story('正在查询', { stage: 'unknown', isBusy: true, canRetry: true });
export const PriceChanged: Story = {
  ...refused('价格有变动', {
    code: 'priceChanged',
    before: dollars(565_367),
    now: dollars(577_367),
    lines: lines.map((line) => (line.item === 'OF' ? { ...line, total: dollars(line.total.amount + 12_000) } : line)),
  }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '按新价提交' }));
    await expect(args.on.acceptPrice).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '返回修改' }));
    await expect(args.on.dismiss).toHaveBeenCalled();
  },
};
export const SoldOut = refused('已售罄，有其他班次', { code: 'soldOut', alternatives: [QUOTE.offer] });
export const HourTaken = refused('时段刚被约满', { code: 'hourTaken', message: '所选时段已约满，请另选时段' });
export const CargoRefused = refused('货物不能这样装运', {
  code: 'cargoRefused',
  message: '所填货物不能这样装运，请按提示修改',
});
export const Bounded = refused('超出可占用的上限', {
  code: 'bounded',
  message:
    '同一航线最多占用 30 箱，已占用 30 箱，本单 5 箱，超出上限。完成企业认证后上限提高；急需更多可发起询价，由平台客服放宽。',
});
export const Refused = refused('下单未成功', { code: 'refused', message: '提交过于频繁，请稍后再试' });
export const Unagreed = refused('协议新版暂未同意，没有下单', {
  code: 'unagreed',
  message: '《化途用户服务协议》已有新版施行，请先阅读并同意，再提交订单；已填的内容都在',
});
export const AlreadyMade: Story = {
  ...refused('先前的内容已成单', {
    code: 'alreadyMade',
    message:
      '先前提交的内容已生成订单 FC261120ABCDEF，之后改动的内容没有采用。请打开该订单核对；要改请先取消它再重新下单',
    orderNo: 'FC261120ABCDEF',
  }),
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/shippingFcl/success?no=FC261120ABCDEF',
    );
    await userEvent.click(screen.getByRole('button', { name: '返回表单' }));
    await expect(args.on.dismiss).toHaveBeenCalled();
  },
};
export const ProtocolChanged = refused('协议已更新', {
  code: 'textsChanged',
  old: { isProtocolOld: true, charges: null },
});
export const TextsChanged = refused('服务协议与收费协议都已更新', {
  code: 'textsChanged',
  old: { isProtocolOld: true, charges: '2027-02-01' },
});
