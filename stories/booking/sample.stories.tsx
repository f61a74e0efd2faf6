import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { OwnSample } from '../../domain/mall/samples';
import type { SampleView } from '../../machines/booking/sample';
import { SamplePartView } from '../../src/features/mall/sample/sample-part';
import { night, phone } from '../sights';
import {
  ASKED_SAMPLE,
  blankSample,
  FREE,
  RECEIVED_SAMPLE,
  REFUSED_SAMPLE,
  sampleWishes,
  SENT_SAMPLE,
} from './sample.fixtures';

const meta = {
  title: '商城/样品',
  component: SamplePartView,
  args: { view: blankSample, on: sampleWishes, onVisit: fn() },
} satisfies Meta<typeof SamplePartView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<SampleView>): Story => ({
  name,
  args: { view: { ...blankSample, ...view } },
});
const listing = (...records: OwnSample[]) => ({ sheet: { ...FREE, records } });
const typed = {
  form: {
    size: '500 ml',
    use: '用于水性油墨配方的溶解性试验',
    contact: '周工',
    phone: '13800000021',
    address: '江苏省苏州市工业园区星湖街 218 号 3 栋',
  },
} as const;

export const Closed: Story = {
  ...story('还没打开', { stage: 'closed', sheet: null }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '申请样品' }));
    await expect(args.on.open).toHaveBeenCalled();
  },
};
export const Loading = story('正在核对', { stage: 'loading', sheet: null });
export const Unavailable: Story = {
  ...story('样品信息取不到', { stage: 'unavailable', sheet: null }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Blank: Story = {
  ...story('可以申请，还没填', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '500 ml' }));
    await expect(args.on.change).toHaveBeenCalledWith({ size: '500 ml' });
    await userEvent.type(screen.getByLabelText('收件人'), '周');
    await expect(args.on.change).toHaveBeenCalledWith({ contact: '周' });
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await expect(args.on.submit).toHaveBeenCalled();
  },
};
export const Faulted = story('没有填对', {
  form: { ...typed.form, size: '1 L', use: '试验', contact: '周', phone: '138', address: '苏州' },
  faults: ['size', 'use', 'contact', 'phone', 'address'],
  focus: { field: 'use', turn: 1 },
});
export const Sending = story('提交中', { ...typed, isSending: true });
export const Asked: Story = {
  ...story('刚提交，待审核时不能再申请', { ...listing(ASKED_SAMPLE), notice: 'asked' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '撤回 SP261120K7M3QX' }));
    await expect(args.on.takeBack).toHaveBeenCalledWith('SP261120K7M3QX');
  },
};
export const Listed: Story = {
  ...story('已寄出、未通过、已收到各一份，次数已满', {
    sheet: { ...FREE, from: '2027-01-05', records: [SENT_SAMPLE, REFUSED_SAMPLE, RECEIVED_SAMPLE] },
  }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '确认收到 SP260802P4T9WB' }));
    await expect(args.on.receive).toHaveBeenCalledWith('SP260802P4T9WB');
  },
};
export const Waiting = story('一份待审核', listing(ASKED_SAMPLE));
export const Approved = story('已通过，待寄出', listing({ ...ASKED_SAMPLE, state: 'APPROVED' }));
export const TakenBack = story('刚撤回', { notice: 'takeBack' });
export const Received = story('刚确认收到', { ...listing(RECEIVED_SAMPLE), notice: 'receive' });
export const TakingBack = story('撤回中', {
  ...listing(ASKED_SAMPLE),
  changing: { sampleNo: ASKED_SAMPLE.sampleNo, change: 'takeBack' },
});
export const Receiving = story('确认收到中', {
  ...listing(SENT_SAMPLE),
  changing: { sampleNo: SENT_SAMPLE.sampleNo, change: 'receive' },
});
export const PaperMissing: Story = {
  ...story('缺采购资质', { sheet: { ...FREE, gate: 'PAPER_MISSING' } }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '提交采购资质' }));
    await expect(args.onVisit).toHaveBeenCalledWith('buyerPapers');
  },
};
export const Barred = story('提交时费用已变，平台说明原因', {
  ...typed,
  failureCode: 'barred',
  message: '样品费用有变动，请刷新后重新确认',
});
export const Decided = story('撤回时已审核', {
  ...listing({ ...ASKED_SAMPLE, state: 'APPROVED' }),
  failureCode: 'decided',
});
export const Busy = story('服务器繁忙', { ...typed, failureCode: 'unavailable' });
export const Offline = story('网络不通', { ...typed, failureCode: 'network' });
export const Unexpected = story('系统出错', { ...typed, failureCode: 'unexpected' });

export const ListedDark = night(Listed);
export const FaultedDark = night(Faulted);
export const ListedPhone = phone(Listed);
export const FaultedPhone = phone(Faulted);
