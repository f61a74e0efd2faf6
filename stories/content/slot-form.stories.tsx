import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { SlotFormView as View } from '../../machines/content/slot-form';
import { SlotFormView } from '../../src/features/campaign/slot-form';
import { BEGUN, BOOKED, OVER, SLOTS, TYPED } from './slot-form.fixtures';

const blank: View = {
  stage: 'loading',
  sheet: null,
  form: { slotId: '', company: '', name: '', phone: '', question: '' },
  faults: [],
  focus: { field: null, turn: 0 },
  isProving: false,
  isSending: false,
  changingTo: null,
  giving: null,
  failureCode: null,
};
const filling: View = { ...blank, stage: 'filling', sheet: SLOTS };
const typed: View = { ...filling, form: TYPED };
const booked: View = { ...typed, stage: 'booked', sheet: BOOKED, giving: 'possible' };

const meta = {
  title: '活动/预约时段',
  component: SlotFormView,
  args: {
    view: filling,
    on: { refresh: fn(), change: fn(), submit: fn(), changeTo: fn(), giveBack: fn(), keep: fn() },
  },
} satisfies Meta<typeof SlotFormView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: View): Story => ({ name, args: { view } });

export const Filling: Story = {
  ...story('选时段、填写', filling),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^11-24 周二 14:00/ }));
    await expect(args.on.change).toHaveBeenCalledWith({ slotId: 'D2-14' });
    await expect(canvas.getByRole('radio', { name: /^11-23 周一 14:00/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '预约' }));
    await expect(args.on.submit).toHaveBeenCalled();
  },
};
export const Faulted = story('有没填对的', {
  ...filling,
  faults: ['slotId', 'company', 'name', 'phone'],
  focus: { field: 'slotId', turn: 1 },
});
export const Proving = story('安全验证中', { ...typed, isProving: true });
export const Sending = story('提交中', { ...typed, isSending: true });
export const Full = story('刚刚约满，其余保留', { ...typed, form: { ...TYPED, slotId: '' }, failureCode: 'full' });
export const Begun = story('刚刚开始，换一个', { ...typed, form: { ...TYPED, slotId: '' }, failureCode: 'over' });
export const Gone = story('预约已不在', { ...typed, failureCode: 'gone' });
export const Taken = story('手机号已约过', { ...typed, failureCode: 'taken' });
export const Unproven = story('没通过安全验证', { ...typed, failureCode: 'captcha' });
export const Offline = story('断网，没有收到结果', { ...typed, failureCode: 'network' });
export const Unavailable = story('服务没有答复', { ...typed, failureCode: 'unavailable' });
export const Unexpected = story('出了点问题', { ...typed, failureCode: 'unexpected' });
export const Booked: Story = {
  ...story('已约到，可改时段', booked),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '改到 11-24 周二 14:00' }));
    await expect(args.on.changeTo).toHaveBeenCalledWith('D2-14');
  },
};
export const AskingBack: Story = {
  ...story('退还前再问一次', { ...booked, giving: 'asking' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '确定退还' }));
    await expect(args.on.giveBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '不退了' }));
    await expect(args.on.keep).toHaveBeenCalledOnce();
  },
};
export const GivingBack = story('正在退还', { ...booked, giving: 'busy' });
export const GivenBack = story('已退还，可再约', { ...typed, giving: 'done' });
export const Running = story('约的时段已开始，不能退还', { ...booked, sheet: BEGUN, giving: null });
export const Changing = story('正在改时段', { ...booked, changingTo: 'D2-14' });
export const NotChanged = story('没改成', { ...booked, failureCode: 'full' });
export const Closed = story('活动已结束', { ...blank, stage: 'closed', sheet: OVER });
export const Loading = story('正在取时段', blank);
export const Lost: Story = {
  ...story('取不到时段', { ...blank, stage: 'lost', failureCode: 'network' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const FillingPhone: Story = {
  ...Filling,
  name: '选时段、填写 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const BookedDark: Story = { ...Booked, name: '已约到 深色', globals: { theme: 'dark' } };
export const AskingBackPhone: Story = {
  ...AskingBack,
  name: '退还前再问一次 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
