import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { NewsArticle, NewsArticleView as View } from '../../machines/content/news-article';
import { NewsArticleView } from '../../src/features/news/news-article';

const ARTICLE: NewsArticle = {
  newsId: '2',
  type: 'schedule',
  title: '欧洲航线下月上旬：第 5.1 类舱面位余量偏紧，建议提前两周申请',
  summary: '氧化性物质多要求积载于舱面，旺季可用位置有限。',
  publishedOn: '2026-11-18',
  source: '化途编辑部',
  paragraphs: ['第 5.1 类氧化性物质多数要求积载于舱面并远离居住处所。', '建议至少提前两周提交危品申请。'],
  older: { newsId: '1', title: '首页价格改为含起运港全部费用的总价' },
  newer: null,
};

const shown: View = { isBusy: false, isEmpty: false, items: [ARTICLE], failureCode: null };

const meta = {
  title: '新闻资讯/正文',
  component: NewsArticleView,
  args: { view: shown, onRetry: fn() },
} satisfies Meta<typeof NewsArticleView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });

export const Loading = story('正在载入', { isBusy: true, items: [] });
export const Shown = story('正文', {});
export const Missing = story('资讯不存在', { isEmpty: true, items: [] });
export const Offline: Story = {
  ...story('网络不通', { items: [], failureCode: 'network' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { items: [], failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { items: [], failureCode: 'unexpected' });
