import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { LclForm } from '../../domain/modes/lcl/form';
import { LclOrderView } from '../../src/modes/lcl/lcl-order-view';
import { PERSULFATE_ROW } from '../order/order-forms.fixtures';
import { lclAt, lclOrder } from './lcl-order.fixtures';
import { LCL_SOUND } from './lcl.fixtures';

const meta = {
  title: '拼箱/订单表单',
  component: LclOrderView,
  args: lclOrder,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LclOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

const twoRows: LclForm = { ...LCL_SOUND, goods: [...LCL_SOUND.goods, { ...PERSULFATE_ROW, pieces: '4', volume: '1' }] };

const TRUCK = { plateNo: '沪A12345', driverName: '李师傅', driverPhone: '13800000003', escortName: '王' };

export const Goods: Story = {
  ...story('一、货物', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const GoodsFaulted = story('一、没有填全', lclAt({ ...LCL_SOUND, lcl: {}, stackable: '' }, 'goods', true));
export const GoodsApart = story('一、不得同箱', lclAt(twoRows, 'goods', true));
export const Intake = story('二、进仓', lclAt(LCL_SOUND, 'intake'));
export const IntakeUnproven = story('二、报了车没有道路运输证', lclAt({ ...LCL_SOUND, ...TRUCK }, 'intake', true));
export const Parties = story('三、收发货人', lclAt(LCL_SOUND, 'parties'));
export const Confirm = story('四、费用与确认', lclAt({ ...LCL_SOUND, agreeProtocol: false }, 'confirm'));
