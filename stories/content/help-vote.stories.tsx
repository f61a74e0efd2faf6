import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { HELPED } from '../../domain/content/help-vote';
import type { HelpVoteView as View } from '../../machines/content/help-vote';
import { HelpVoteView } from '../../src/features/help/help-vote';
import { UNHELPED } from './help-vote.fixtures';

const silent: View = { vote: null, draft: HELPED, isExplaining: false, isBusy: false, fault: null, failureCode: null };
const BLANK = { helped: false, reason: null, words: '' } as const;

const meta = {
  title: '帮助中心/有帮助吗',
  component: HelpVoteView,
  args: {
    view: silent,
    on: { helped: fn(), unhelped: fn(), choose: fn(), type: fn(), send: fn(), leave: fn() },
  },
} satisfies Meta<typeof HelpVoteView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...silent, ...view } } });

export const Silent: Story = {
  ...story('还没说过', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '有帮助' }));
    await expect(args.on.helped).toHaveBeenCalledOnce();
  },
};
export const Helped = story('说过有帮助', { vote: HELPED });
export const Unhelped = story('说过没有帮助', { vote: UNHELPED });
export const Explaining: Story = {
  ...story('正在说原因', { isExplaining: true, draft: BLANK }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '写得不对' }));
    await expect(args.on.choose).toHaveBeenCalledWith('wrong');
  },
};
export const Unexplained = story('没选原因就提交', { isExplaining: true, draft: BLANK, fault: 'reason' });
export const Unworded = story('选了其他却没说明', {
  isExplaining: true,
  draft: { ...BLANK, reason: 'other' },
  fault: 'words',
});
export const Unseen = story('说明里有看不见的字符', {
  isExplaining: true,
  draft: { ...UNHELPED, words: '缺\u200B图' },
  fault: 'unseen',
});
export const Changing = story('把有帮助改为没有帮助', { vote: HELPED, isExplaining: true, draft: UNHELPED });
export const Counting = story('正在记下有帮助', { isBusy: true });
export const Sending = story('正在提交原因', { isExplaining: true, isBusy: true, draft: UNHELPED });
export const Offline = story('断网，原因还在', { isExplaining: true, draft: UNHELPED, failureCode: 'network' });
export const Unavailable = story('服务没有答复', { failureCode: 'unavailable' });
export const Moved = story('这一页刚刚改过', { failureCode: 'moved' });
export const Many = story('今天评价太多', { failureCode: 'many' });
export const Refused = story('所填不合格', { isExplaining: true, draft: UNHELPED, failureCode: 'refused' });
export const Unexpected = story('出了点问题', { failureCode: 'unexpected' });
export const ExplainingPhone: Story = {
  ...Explaining,
  name: '正在说原因 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const HelpedDark: Story = { ...Helped, name: '说过有帮助 深色', globals: { theme: 'dark' } };
