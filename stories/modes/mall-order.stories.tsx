import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import type { MallForm } from '../../domain/modes/mall/form';
import { MALL } from '../../domain/modes/mall/mode';
import { MallOrderView } from '../../src/modes/mall/mall-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { night, phone } from '../sights';
import { mallFactsOf, mallQuoteFor, soundMall, type MallKind } from './mall.fixtures';

function at(kind: MallKind, step: string, change: Partial<MallForm> = {}, isJudged = false) {
  const quote = mallQuoteFor(kind);
  const view = formViewIn({ mode: MALL, facts: mallFactsOf(kind), library: {} }, { ...soundMall(kind), ...change }, [
    step,
    isJudged,
  ]);
  return {
    form: { on: filling.form.on, view },
    order: { ...filling.order, view: { ...filling.order.view, quote, alternatives: [] } },
    quote: { ...filling.quote, view: { ...lockedQuote, quote } },
  };
}

const meta = {
  title: '商城/商城下单',
  component: MallOrderView,
  args: { ...filling, ...at('fetched', 'goods') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MallOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Goods: Story = {
  ...story('一、商品与批次', {}),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(inside.getByText(/P0067-261102-CNZJG，2027-11-02 到期、P0067-261109-CNZJG/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const OtherGoods = story('一、商品与报价不一致', at('fetched', 'goods', { goods: [] }, true));
export const Fetched: Story = {
  ...story('二、自提，危险品', at('fetched', 'delivery')),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByLabelText(/^交付方式/));
    await userEvent.click(await screen.findByRole('option', { name: '送货' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'set', path: 'way', value: 'SEND' });
  },
};
export const TooEarly = story(
  '二、提货太早，车牌不对',
  at('fetched', 'delivery', { pickupAt: '2026-11-21T10:00', plateNo: '?' }, true),
);
export const Sent = story('二、送郑州', at('sent', 'delivery'));
export const SentTooEarly = story('二、送货太早', at('sent', 'delivery', { deliverOn: '2026-11-21' }, true));
export const Unsaid = story('二、送货，还没选城市', at('fetched', 'delivery', { way: 'SEND', toCity: '' }));
export const Apart = story('二、不能同车，分两车', at('apart', 'delivery'));
export const Confirm = story('三、费用与确认，危险品', at('fetched', 'confirm', { agreeProtocol: false }));
export const ConfirmSent = story('三、费用与确认，送货', at('sent', 'confirm'));

export const GoodsDark = night(Goods);
export const GoodsPhone = phone(Goods);
export const FetchedPhone = phone(Fetched);
