import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { freightFields } from '../../domain/modes/mall/carried';
import type { FreightChoiceView as View } from '../../machines/order/freight-choice';
import { FreightChoiceView } from '../../src/modes/mall/freight-choice';
import { night, phone } from '../sights';
import {
  boughtAs,
  carriedParts,
  LIGHT,
  OPEN,
  OVERPOURED,
  POURED,
  SHIPPED,
  TANKED,
  TRUCKED,
} from './mall-freight.fixtures';

const told: View = { stage: 'told', answer: [TRUCKED, SHIPPED, OPEN, LIGHT] };

const meta = {
  title: '商城/一并提交的运输订单',
  component: FreightChoiceView,
  args: { view: told, parts: carriedParts(null) },
  decorators: [(Story) => <main className="wrap py-8">{Story()}</main>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FreightChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: NonNullable<Story['args']>): Story => ({ name, args });

export const Open: Story = {
  ...story('四份草稿，两份可选', {}),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('radio').map((one) => (one as HTMLInputElement).disabled)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await userEvent.click(page.getByRole('radio', { name: /苏州市.*郑州市.*可一并提交/ }));
    await expect(args.parts.on.edit).toHaveBeenCalledWith({ kind: 'own.freight', freight: freightFields(TRUCKED) });
    await expect(page.getByRole('link', { name: /^打开草稿\s*：整箱/ })).toHaveAttribute(
      'href',
      '/shippingFcl/addOrder?quote=F-1',
    );
  },
};
export const Tanked: Story = story('罐车，装不了按包装买的货', { view: { stage: 'told', answer: [TANKED] } });
export const Poured: Story = {
  ...story('散装买的货，罐箱装得一样多的可选，装多了的不可选', {
    view: { stage: 'told', answer: [POURED, OVERPOURED] },
    parts: boughtAs('BULK'),
  }),
  play: async ({ canvasElement, args }) => {
    const [sound, over] = within(canvasElement).getAllByRole('radio');
    await expect(over).toBeDisabled();
    await expect(within(canvasElement).queryByRole('link', { name: /^整箱/ })).toBeNull();
    if (sound) await userEvent.click(sound);
    await expect(args.parts.on.edit).toHaveBeenCalledWith({ kind: 'own.freight', freight: freightFields(POURED) });
  },
};
export const Mixed: Story = story('散装与包装同单，没有一种运输装得下', {
  view: { stage: 'told', answer: [] },
  parts: boughtAs('BULK', 'D200'),
});
export const Chosen: Story = {
  ...story('选了整车，写出两笔钱', { parts: carriedParts(TRUCKED) }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/运输 ¥6,709\.79，与货款/)).toBeVisible();
  },
};
export const Changed: Story = {
  ...story('选好之后草稿又改了', { parts: carriedParts({ ...TRUCKED, revision: 3 }) }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/请重新选择/);
  },
};
export const Unchosen = story('没选就提交', { parts: carriedParts(null, true) });
export const None = story('还没有运输草稿', { view: { stage: 'told', answer: [] } });
export const Asking = story('正在核对', { view: { stage: 'asking' } });
export const Silent = story('获取失败', { view: { stage: 'silent' } });
export const Resting = story('还没有要问的', { view: { stage: 'none' } });
export const ChosenDark = night(Chosen);
export const OpenPhone = phone(Open);
