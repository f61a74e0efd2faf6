import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { CaseBatchView } from '../../machines/house/case-batch';
import { CaseBatchView as View } from '../../src/features/house/case-batch';
import { SELF } from './case.fixtures';
import { CARRIED_CHOICE, DEPARTED, FIRST, GOES, HELD, NOTHING_TICKED, REFUSED, SECOND } from './batch.fixtures';

const LIST = { asked: CARRIED_CHOICE, nos: [FIRST, SECOND], total: 2, staffId: SELF.staffId };
const on = {
  tickLine: fn(),
  tickPage: fn(),
  tickAll: fn(),
  clear: fn(),
  retry: fn(),
  choose: fn(),
  change: fn(),
  rehearse: fn(),
  changeAct: fn(),
  drop: fn(),
  send: fn(),
  resume: fn(),
  close: fn(),
};

const both: CaseBatchView = { ...NOTHING_TICKED, asked: CARRIED_CHOICE, ticked: [FIRST, SECOND], acts: [DEPARTED] };
const filling: CaseBatchView = { ...both, step: 'filling', act: DEPARTED, said: { reason: '' } };
const said = { act: DEPARTED, said: { reason: '准点开航' } };

const meta = {
  title: '平台工作台/一起办',
  component: View,
  args: { view: NOTHING_TICKED, on, list: LIST },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<CaseBatchView>): Story => ({ name, args: { view: { ...both, ...view } } });

export const Nothing: Story = {
  name: '还没有勾选',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '勾选全部 2 票' }));
    await expect(args.on.tickAll).toHaveBeenCalledWith(CARRIED_CHOICE);
  },
};
export const Waiting = story('正在看能办哪些步骤', { step: 'waiting', acts: [] });
export const Offered: Story = {
  ...story('每一票都能办的步骤', { step: 'offered' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '已开航' }));
    await expect(args.on.choose).toHaveBeenCalledWith('departed');
  },
};
export const OfferedHeld = story('一票由同事处理', { step: 'offered', holders: { [SECOND]: 'P2' } });
export const OfferedMany = story('多于一次能办的', { step: 'offered', left: 41 });
export const NoStep = story('没有都能办的步骤', { step: 'offered', acts: [] });
export const Filling = story('填写要对每一票说的', filling);
export const Lacking = story('还有没填的', { ...filling, isLacking: true });
export const FillingOffline = story('试办时网络不通', { ...filling, ...said, failureCode: 'network' });
export const FillingUnexpected = story('试办时出错', { ...filling, ...said, failureCode: 'unexpected' });
export const Rehearsing = story('正在逐批试办', { ...filling, ...said, isBusy: true, readings: GOES.slice(0, 1) });
export const Read: Story = {
  ...story('看各票将收到什么', { step: 'read', ...said, readings: GOES, ready: 2 }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '办理这 2 票' }));
    await expect(args.on.send).toHaveBeenCalledOnce();
  },
};
export const ReadPart = story('一票能办，一票由同事处理', {
  step: 'read',
  ...said,
  readings: [...GOES.slice(0, 1), HELD],
  ready: 1,
});
export const ReadSilent = story('这一步不发短信', {
  step: 'read',
  ...said,
  readings: GOES.map((one) => ({ ...one, texts: [] })),
  ready: 2,
});
export const ReadNone = story('都办不了，写明原因', { step: 'read', ...said, readings: REFUSED });
export const Sending = story('正在逐票办理', {
  step: 'working',
  isBusy: true,
  ...said,
  readings: GOES,
  ready: 2,
  outcomes: GOES.slice(0, 1),
});
export const Cut: Story = {
  ...story('办到一半网络断了', {
    step: 'cut',
    ...said,
    readings: GOES,
    ready: 2,
    outcomes: GOES.slice(0, 1),
    failureCode: 'network',
  }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '接着办其余的' }));
    await expect(args.on.resume).toHaveBeenCalledOnce();
  },
};
export const CutUnexpected = story('办到一半出错', {
  step: 'cut',
  ...said,
  readings: GOES,
  ready: 2,
  failureCode: 'unexpected',
});
export const Done = story('两票都已办理', { step: 'done', ...said, readings: GOES, ready: 2, outcomes: GOES });
export const DonePart: Story = {
  ...story('一票已办理，一票由同事处理', {
    step: 'done',
    ...said,
    readings: GOES,
    ready: 2,
    outcomes: [...GOES.slice(0, 1), HELD],
  }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '看过了' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};
export const Unread = story('服务器繁忙，可重试', { step: 'unread', acts: [], failureCode: 'unavailable' });
export const UnreadOffline = story('网络不通，勾选还在', { step: 'unread', acts: [], failureCode: 'network' });
export const UnreadUnexpected = story('出错，勾选还在', { step: 'unread', acts: [], failureCode: 'unexpected' });
export const Mixed = story('运输方式不同，不能一起办', {
  step: 'unread',
  acts: [],
  message: '所选订单的运输方式不同，请先按运输方式筛选，再一起办理',
});
