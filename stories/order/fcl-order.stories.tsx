import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import { FclOrderView, type FclOrderProps } from '../../src/modes/fcl/fcl-order-view';
import { APART, formViewOf, order } from './fcl-order.fixtures';
import { lockedQuote } from './order-quote.fixtures';
import { PERSULFATE_ROW, SOUND } from './order-forms.fixtures';

const meta = {
  title: '整箱下单/订单表单',
  component: FclOrderView,
  args: order,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FclOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<FclOrderProps>): Story => ({ name, args });
const at = (view: FclOrderProps['form']['view']) => ({ form: { ...order.form, view } });
const blank = { ...blankFcl, quoteId: 'Q1', offerId: 'S1' };
const withQuote = (view: Partial<typeof lockedQuote>) => ({
  order: { ...order.order, view: { ...order.order.view, quote: null } },
  form: { ...order.form, view: { ...order.form.view, quote: null } },
  quote: { ...order.quote, view: { ...lockedQuote, quote: null, ...view } },
});

export const Sailing = story('一、船期与箱型', {});
export const SailingFaulted: Story = {
  ...story('一、没有填全', at(formViewOf(blank, 'sailing', true))),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '箱属：请选择箱属' }));
    await expect(args.form.on.seek).toHaveBeenCalledWith('boxOwner');
    await userEvent.click(canvas.getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const GoodsBlank = story('二、货物尚未填写', at(formViewOf(blank, 'goods')));
export const Goods: Story = {
  ...story('二、货物', at(formViewOf(SOUND, 'goods'))),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '复制货物 1' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'goods.copy', at: 0 });
    await userEvent.click(canvas.getByRole('button', { name: /^查货物 1/ }));
    await expect(args.form.on.lookUp).toHaveBeenCalledWith('1');
  },
};
export const GoodsFolded: Story = {
  ...story('二、两行货物收起', at({ ...formViewOf(APART, 'goods'), folded: { '1': 0, '2': 2 } })),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: /英文品名/ })).toBeNull();
    await expect(canvas.getByText('展开后还有 2 处要处理')).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: '货物 2 的细项' }));
    await expect(args.form.on.unfold).toHaveBeenCalledWith('2');
  },
};
export const GoodsApart: Story = {
  ...story('二、不得同箱', at(formViewOf(APART, 'goods', true))),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [pair] = canvas.getAllByRole('button', { name: '甲醇与过硫酸钠：2，不得同箱' });
    if (pair) await userEvent.click(pair);
    await expect(pair?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: '按 2 箱拆分' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'boxes.use', boxes: [{ type: '20GP', count: 2 }] });
  },
};
export const GoodsEdited = story(
  '二、已手动修改',
  at(
    formViewOf(
      { ...SOUND, goods: SOUND.goods.map((row) => ({ ...row, flashPoint: '12', edited: ['flashPoint'] })) },
      'goods',
    ),
  ),
);
export const GoodsLookup = story(
  '二、正在查货物',
  at({ ...formViewOf(SOUND, 'goods'), lookupKey: '1', isLookingUp: true }),
);
export const GoodsSplitOff = story('二、已分出另一票', at(formViewOf({ ...SOUND, later: [PERSULFATE_ROW] }, 'goods')));
export const GeneralGoods = story('二、普通货物', at(formViewOf({ ...SOUND, isDanger: 'N' }, 'goods')));
export const Services = story('三、服务与收发货', at(formViewOf({ ...SOUND, services: ['TRK', 'INS'] }, 'services')));
export const ServicesFaulted = story('三、没有填全', at(formViewOf({ ...blank, services: ['TRK'] }, 'services', true)));
export const Unpriced = story(
  '三、箱量没有填，算不出价格',
  at(formViewOf({ ...SOUND, boxes: [{ type: '20GP', count: '' }] }, 'services')),
);
export const Confirm: Story = {
  ...story('四、费用与确认', at(formViewOf({ ...SOUND, agreeProtocol: false }, 'confirm'))),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意《货运服务协议》' }));
    await expect(args.form.on.readProtocol).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await expect(args.form.on.submit).toHaveBeenCalled();
  },
};
export const ConfirmAgreed = story(
  '四、费用与确认：同意过协议',
  at({
    ...formViewOf({ ...SOUND, agreeProtocol: true }, 'confirm'),
    consent: { version: '2026-01-01', agreedAt: '2026-11-01T02:00:00.000Z' },
  }),
);
export const ConfirmFaulted = story(
  '四、没有填全',
  at(formViewOf({ ...blank, invoice: { ...blank.invoice, wanted: true } }, 'confirm', true)),
);
export const Submitting = story('四、提交中', {
  ...at({ ...formViewOf(SOUND, 'confirm'), isLocked: true }),
  submit: { ...order.submit, view: { ...order.submit.view, isBusy: true } },
});
export const NoOrderYet = story('没有查到订单', {
  ...at(formViewOf(SOUND, 'confirm')),
  submit: { ...order.submit, view: { ...order.submit.view, notice: 'absent' } },
});
export const Lapsed = story('报价已失效', {
  quote: { ...order.quote, view: { ...lockedQuote, stage: 'lapsed', secondsLeft: 0 } },
});
export const Loading = story('正在取得报价', withQuote({ stage: 'loading' }));
export const Recalling = story('正在找回草稿', {
  draft: { ...order.draft, view: { ...order.draft.view, isRecalling: true } },
});
export const SignedOut: Story = {
  ...story('未登录', withQuote({ stage: 'signedOut', failureCode: 'signedOut' })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录' }));
    await expect(args.quote.on.signIn).toHaveBeenCalled();
  },
};
export const Missing = story('没有报价', withQuote({ stage: 'missing' }));
export const Failed: Story = {
  ...story('报价取不到', withQuote({ stage: 'failed', failureCode: 'network' })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.quote.on.retry).toHaveBeenCalled();
  },
};
export const ListsLost = story('选项加载失败', {
  order: { ...order.order, view: { ...order.order.view, lists: null, areListsLost: true } },
});
export const Offline = story('网络不通', {
  draft: { ...order.draft, view: { ...order.draft.view, failureCode: 'network' } },
});
