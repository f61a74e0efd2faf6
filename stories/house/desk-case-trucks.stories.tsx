import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { on, shown } from './case.fixtures';
import { NAMED, TRUCK_CASE } from './case-trucks.fixtures';

const of: DeskCaseView = { ...shown, subject: { kind: 'order', no: TRUCK_CASE.orderNo }, shown: TRUCK_CASE };

const meta = {
  title: '平台工作台/一票途运订单',
  component: View,
  args: { view: of, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const [units = null, mishap = null] = TRUCK_CASE.acts;
const filling = (act: typeof units, said: DeskCaseView['said']): DeskCaseView => ({
  ...of,
  act,
  step: 'filling',
  said,
});

export const Shown: Story = {
  name: '可更换车辆或人员，可登记异常',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '更换车辆或人员' }));
    await expect(args.on.choose).toHaveBeenCalledWith('units');
    await userEvent.click(screen.getByRole('button', { name: '登记异常' }));
    await expect(args.on.choose).toHaveBeenCalledWith('mishap');
  },
};
export const Renaming: Story = {
  name: '更换驾驶员',
  args: { view: filling(units, { units: NAMED }) },
  play: async ({ args }) => {
    for (const cell of NAMED) await expect(screen.getByDisplayValue(cell)).toBeVisible();
    await userEvent.type(screen.getByLabelText('驾驶员'), '！');
    await expect(args.on.change).toHaveBeenCalledWith('units', NAMED.with(2, '温师傅！'));
    await userEvent.click(screen.getByRole('button', { name: '看对方将收到什么' }));
    await expect(args.on.rehearse).toHaveBeenCalledOnce();
  },
};
export const RenamedOut: Story = {
  name: '车牌随其他订单在外',
  args: { view: { ...filling(units, { units: NAMED }), message: '沪A70215 在这些天已随其他订单出车，请换车或换人' } },
};
export const Refusing: Story = {
  name: '登记收货人拒收',
  args: {
    view: filling(mishap, { mishap: 'REFUSED', happenedOn: '2026-12-08', count: '2', words: '外包装有渗漏' }),
  },
  play: async ({ args }) => {
    await expect(screen.getByDisplayValue('外包装有渗漏')).toBeVisible();
    await userEvent.type(screen.getByDisplayValue('外包装有渗漏'), '。');
    await expect(args.on.change).toHaveBeenCalledWith('words', '外包装有渗漏。');
  },
};
export const RefusalLacking: Story = {
  name: '拒收没有写经过',
  args: { view: { ...filling(mishap, { mishap: 'REFUSED', happenedOn: '2026-12-08', count: '2' }), isLacking: true } },
};
