import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { ServiceType } from '../../domain/desk/services';
import type { DgdForm } from '../../domain/modes/dgd/form';
import { DGD } from '../../domain/modes/dgd/mode';
import { DgdOrderView } from '../../src/modes/dgd/dgd-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { night, phone } from '../sights';
import { dgdFactsOf, dgdQuoteFor, soundDgd } from './dgd.fixtures';

function at(type: ServiceType, step: string, change: Partial<DgdForm> = {}, isJudged = false) {
  const quote = dgdQuoteFor(type);
  const view = formViewIn({ mode: DGD, facts: dgdFactsOf(type), library: {} }, { ...soundDgd(type), ...change }, [
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
  title: '服务台/服务下单',
  component: DgdOrderView,
  args: { ...filling, ...at('1', 'product') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DgdOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Mixture: Story = {
  ...story('一、混合物判定', {}),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: '添加一行成分' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'own.components.add' });
    await userEvent.click(inside.getByRole('button', { name: '删除成分第 2 行' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'own.components.remove', at: 1 });
    await userEvent.click(inside.getByLabelText('铁路'));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'set', path: 'ways', value: ['SEA', 'ROAD', 'RAIL'] });
    await userEvent.click(inside.getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const SumWrong = story(
  '一、成分合计不对',
  at(
    '1',
    'product',
    {
      components: [
        { name: '甲醇', casNo: '67-56-1', percent: '60' },
        { name: '水', casNo: '', percent: '39.4' },
      ],
    },
    true,
  ),
);
export const Balance: Story = {
  ...story('一、余量一键补足', at('1', 'product', { components: [{ name: '甲醇', casNo: '67-56-1', percent: '60' }] })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '余下 40% 记作“水 / 余量”' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'own.components.balance' });
  },
};
export const Emergency = story('一、应急电话登记，运往美国', at('9', 'product', { languages: ['zh'] }, true));
const EARLIER = { orderNo: 'DG261103ABCDEF', at: '2026-11-03T02:00:00.000Z', hasResult: false };
const twice = at('1', 'product');
export const Twice: Story = {
  ...story('一、30 天内办过同一产品', {
    ...twice,
    form: { ...twice.form, view: { ...twice.form.view, earlier: EARLIER } },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'DG26 1103 ABCD EF' })).toHaveAttribute(
      'href',
      '/dgdesk/addOrderSuccess?no=DG261103ABCDEF',
    );
  },
};
export const Declared = story('一、海事货申报', at('4', 'product'));
export const Batteries = story('一、电池空运鉴定', at('5', 'product'));
export const Together = story('一、拼箱相容性', at('7', 'product'));
export const Refused = story('一、不办理的货物', at('6', 'product', { hazardClass: '1.1' }));
export const Confirm: Story = {
  ...story('二、费用与确认', at('1', 'confirm', { agreeProtocol: false })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('加急'));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'set', path: 'isRush', value: true });
  },
};
export const TooSoon = story('二、期望太早', at('8', 'confirm', { expectAt: '2026-11-20T18:00' }, true));

export const MixtureDark = night(Mixture);
export const MixturePhone = phone(Mixture);
export const ConfirmPhone = phone(Confirm);
