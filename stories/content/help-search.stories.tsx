import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { findHelp } from '../../domain/content/help-search';
import type { HelpSearchView as View } from '../../machines/content/help-search';
import { HelpSearchView } from '../../src/features/help/help-search';
import { ABOUT, HELP, PRICE } from './help.fixtures';

const reading: View = {
  code: '1.2.1',
  text: '',
  pages: HELP,
  failureCode: null,
  stage: 'reading',
  page: PRICE,
  found: [],
};

const meta = {
  title: '帮助中心/帮助',
  component: HelpSearchView,
  args: { view: reading, intents: { read: fn(), type: fn(), retry: fn() }, onSearch: fn() },
} satisfies Meta<typeof HelpSearchView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...reading, ...view } } });
const absent = { pages: [], page: null } as const;

export const Loading = story('正在载入', { ...absent, stage: 'busy' });
export const Reading = story('看一页', {});
export const About = story('附公司资质的一页', { code: '3', page: ABOUT });
export const Unknown = story('没有这个编码', { code: '99', stage: 'unknown', page: null });
export const FoundByInitials: Story = {
  ...story('按首字母搜到', { text: 'kdzj', stage: 'found', page: null, found: findHelp(HELP, 'kdzj') }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '搜索' }));
    await expect(args.onSearch).toHaveBeenCalledWith('kdzj');
  },
};
export const FoundInText = story('在正文里搜到', {
  text: '危包证',
  stage: 'found',
  page: null,
  found: findHelp(HELP, '危包证'),
});
export const Nothing = story('没有搜到', { text: '火星', stage: 'nothing', page: null });
export const Offline: Story = {
  ...story('网络不通', { ...absent, stage: 'failed', failureCode: 'network' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.intents.retry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { ...absent, stage: 'failed', failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { ...absent, stage: 'failed', failureCode: 'unexpected' });
