import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { mayAccept, mayCounter, mayDo, type EnquiryState } from '../../domain/order/enquiry/enquiry-life';
import type { CaseEnquiry, DeedFailureCode, EnquiryCaseView as View } from '../../machines/order/enquiry-case';
import { EnquiryCaseView } from '../../src/modes/enq/case-page';
import { night, phone } from '../sights';
import {
  ACCEPTED,
  ACCEPTED_AS_TANK,
  ANSWERED,
  ANSWERED_AGAIN,
  AS_DOM,
  AS_ONE_TANK,
  AS_TANK,
  CASE_NOW,
  COUNTERED,
  DECLINED,
  OTHER_WAY,
  UNSAILED,
  WAITING,
  WITHDRAWN,
} from './enquiry-case.fixtures';

const NOTHING = { message: '', reason: '', counter: '', why: '' };

function shown(enquiry: CaseEnquiry, state: EnquiryState = enquiry.state): View {
  return {
    stage: 'shown',
    lostCode: 'unavailable',
    enquiry,
    state,
    now: CASE_NOW,
    panel: null,
    isBusy: false,
    isChanged: false,
    failureCode: null,
    typed: NOTHING,
    wrong: [],
    may: {
      accept: mayAccept(state, enquiry.answer),
      decline: mayDo('decline', state),
      counter: mayCounter(state, enquiry.messages),
      withdraw: mayDo('withdraw', state),
      say: mayDo('say', state),
    },
  };
}

const meta = {
  title: '询价/一份询价',
  component: EnquiryCaseView,
  args: {
    view: shown(WAITING),
    on: {
      signIn: fn(),
      refresh: fn(),
      change: fn(),
      accept: fn(),
      decline: fn(),
      counter: fn(),
      withdraw: fn(),
      confirm: fn(),
      drop: fn(),
      say: fn(),
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EnquiryCaseView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, enquiry: CaseEnquiry, change: Partial<View> = {}): Story => ({
  name,
  args: { view: { ...shown(enquiry, change.state), ...change } },
});
const away = (name: string, change: Partial<View>): Story => ({
  name,
  args: { view: { ...shown(WAITING), enquiry: null, ...change } },
});
const refused = (name: string, failureCode: DeedFailureCode): Story => story(name, ANSWERED, { failureCode });

export const Loading = away('正在取得', { stage: 'loading' });
export const SignedOut: Story = {
  ...away('没有登录', { stage: 'signedOut' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await expect(args.on.signIn).toHaveBeenCalled();
  },
};
export const SigningIn = away('正在登录', { stage: 'signedOut', isBusy: true });
export const Missing = away('没有这份询价', { stage: 'missing' });
export const Lost: Story = {
  ...away('取不到', { stage: 'lost' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const LostOffline = away('网络不通，取不到', { stage: 'lost', lostCode: 'network' });
export const LostUnexpected = away('系统出错，取不到', { stage: 'lost', lostCode: 'unexpected' });

export const Waiting: Story = {
  ...story('待报价', WAITING),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('写一条留言'), '急');
    await expect(args.on.change).toHaveBeenCalledWith('message', '急');
    await userEvent.click(screen.getByRole('button', { name: '发送留言' }));
    await expect(args.on.say).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '撤回询价' }));
    await expect(args.on.withdraw).toHaveBeenCalled();
  },
};
export const Overdue = story('超时待报价', WAITING, { state: 'OVERDUE', now: CASE_NOW + 3 * 3_600_000 });
export const Answered: Story = {
  ...story('已报价', ANSWERED),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '接受 $1,800.00' }));
    await expect(args.on.accept).toHaveBeenCalledWith(1, { amount: 180_000, currency: '2' });
    await userEvent.click(screen.getByRole('button', { name: '还价一次' }));
    await expect(args.on.counter).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '不接受' }));
    await expect(args.on.decline).toHaveBeenCalled();
  },
};
/** A price without a sailing can be negotiated, but not accepted. */
export const Unsailed: Story = {
  ...story('已报价，船期待定', UNSAILED),
  play: async ({ args }) => {
    await expect(screen.getByText(/上海 → 新加坡 · 船期待定/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^接受/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '还价一次' }));
    await expect(args.on.counter).toHaveBeenCalled();
  },
};
/** Accepts the displayed sum; the gateway compares the converted one. */
export const AsDomestic: Story = {
  ...story('按内贸报价，含税', AS_DOM),
  play: async ({ args }) => {
    await expect(screen.getByText('含税，不含税 ¥1,000.00 · 折合 $153.53')).toBeVisible();
    await expect(screen.getByText('要含税价（内贸）')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '接受 ¥1,090.00' }));
    await expect(args.on.accept).toHaveBeenCalledWith(1, { amount: 15_353, currency: '2' });
  },
};
export const AsTank = story('按罐箱报价', AS_TANK);
export const AsOneTank = story('询两罐，报了一罐', AS_ONE_TANK);
export const OtherWay = story('想用罐箱，得到的是整箱报价', OTHER_WAY);
export const AcceptedAsTank: Story = {
  ...story('接受了罐箱报价', ACCEPTED_AS_TANK),
  play: async () => {
    await expect(screen.getByRole('link', { name: '去下单' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tankIndex\?.*quote=quote-1/),
    );
  },
};
export const Changed = story('看着的时候报价更新了', ANSWERED_AGAIN, { isChanged: true });
export const Countered = story('还过价', COUNTERED);
export const Lapsed = story('报价已过期', ANSWERED, { state: 'LAPSED' });
export const Accepted = story('已接受', ACCEPTED);
export const Declined = story('未接受', DECLINED);
export const Withdrawn = story('已撤回', WITHDRAWN);
export const Writing = story('正在写留言', ANSWERED, { typed: { ...NOTHING, message: '周四前能定吗' } });
export const NothingSaid = story('空留言', WAITING, { wrong: ['message'] });
export const Declining: Story = {
  ...story('不接受，写原因', ANSWERED, { panel: 'declining' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '确认不接受' }));
    await expect(args.on.confirm).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '先不' }));
    await expect(args.on.drop).toHaveBeenCalled();
  },
};
export const DecliningWrong = story('没写原因', ANSWERED, { panel: 'declining', wrong: ['reason'] });
export const Countering = story('还价', ANSWERED, { panel: 'countering' });
export const CounteringWrong = story('还价没写全', ANSWERED, { panel: 'countering', wrong: ['counter', 'why'] });
export const Withdrawing = story('确认撤回', ANSWERED, { panel: 'withdrawing' });
export const Doing = story('正在办理', ANSWERED, { isBusy: true });
export const SomebodyFaster = refused('询价已有变化', 'changed');
export const Offline = refused('网络不通', 'network');
export const Unexpected = refused('系统出错', 'unexpected');

export const AnsweredDark = night(Answered);
export const WaitingPhone = phone(Waiting);
export const AnsweredPhone = phone(Answered);
