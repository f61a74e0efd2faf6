import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { findHelp, type HelpPage } from '../../domain/content/help-search';
import type { HelpSearchView as View } from '../../machines/content/help-search';
import { HelpSearchView } from '../../src/features/help/help-search';

export const START: HelpPage = {
  code: '1.1.1',
  group: '新手入门',
  title: '新手指南',
  intro: '从查价到装船，先知道这几件事。',
  sections: [
    { title: '先查能不能走', text: '选运输方式，填起运港、目的港和 UN 编号。' },
    { title: '备齐资料', text: 'SDS、危包证、24 小时应急联系人。' },
  ],
  shows: null,
  version: 0,
  typed: ['xinshouzhinan', 'xszn', 'xianchanengbunengzou', 'xcnbnz', 'beiqiziliao', 'bqzl'],
};

export const PRICE: HelpPage = {
  code: '1.2.1',
  group: '查价与下单',
  title: '看懂总价',
  intro: '一张价格卡上有三样东西：总价、不含什么、还有多久有效。',
  sections: [{ title: '总价含什么', text: '运费与起运港全部费用。' }],
  shows: null,
  version: 3,
  typed: ['kandongzongjia', 'kdzj', 'zongjiahanshenme', 'zjhsm'],
};

export const ABOUT: HelpPage = {
  code: '3',
  group: '平台',
  title: '关于我们',
  intro: '我们做危险化学品的货运与供应链服务。',
  sections: [{ title: '做什么', text: '一套单证、一张时间表。' }],
  shows: 'papers',
  version: 1,
  typed: ['guanyuwomen', 'gywm', 'zuoshenme', 'zsm'],
};

export const HELP: readonly HelpPage[] = [START, PRICE, ABOUT];

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
