import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { offerFromSailing } from '../../domain/modes/fcl/detail';
import type { ChoiceView } from '../../machines/booking/quoting';
import { QuoteChoiceView } from '../../src/features/quoting/quote-choice';
import { DAWN, HARMONY, HORIZON, LANTERN, MERIDIAN } from './sailings.fixtures';

const idle: ChoiceView = { isBusy: false, secondsLeft: null, isLapsed: false };

const meta = {
  title: '整箱/选择一班船',
  component: QuoteChoiceView,
  args: {
    view: idle,
    offer: offerFromSailing(DAWN),
    name: 'LANYUE DAWN',
    isFirst: false,
    leadsTo: '/shippingFcl/addOrder',
    enquiry: '/enquiryFcl?org=CNSHA',
    on: { choose: fn(), seekAlternatives: fn(), renew: fn() },
  },
} satisfies Meta<typeof QuoteChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '可选',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '选择 LANYUE DAWN' }));
    await expect(args.on.choose).toHaveBeenCalledWith(offerFromSailing(DAWN));
  },
};
export const First: Story = { name: '推荐', args: { isFirst: true } };
export const Review: Story = { name: '需审', args: { offer: offerFromSailing(HARMONY) } };
export const Busy: Story = { name: '正在锁价', args: { view: { ...idle, isBusy: true } } };
export const Held: Story = { name: '已锁定', args: { view: { ...idle, secondsLeft: 83_884 } } };
export const Lapsed: Story = {
  name: '锁定已到期',
  args: { view: { ...idle, isLapsed: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '刷新价格 LANYUE DAWN' }));
    await expect(args.on.renew).toHaveBeenCalledOnce();
    await expect(args.on.choose).not.toHaveBeenCalled();
  },
};
export const Enquire: Story = {
  name: '询价',
  args: { offer: offerFromSailing(MERIDIAN) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '发起询价' });
    await expect(link.getAttribute('href')).toBe('/enquiryFcl?org=CNSHA');
  },
};
export const SoldOut: Story = {
  name: '售罄',
  args: { offer: offerFromSailing(HORIZON) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /看替代班次/ }));
    await expect(args.on.seekAlternatives).toHaveBeenCalledWith(offerFromSailing(HORIZON));
  },
};
export const Refused: Story = { name: '不可订', args: { offer: offerFromSailing(LANTERN) } };
