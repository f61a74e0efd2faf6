import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { placeAt } from '../../domain/routes';
import type { NavigationView } from '../../machines/shell/navigation';
import { StageView } from '../../src/features/navigation/stage-view';
import { ErrorPageView } from '../../src/features/page/error-page';
import { PageSkeletonView } from '../../src/features/page/page-skeleton';

const news = placeAt('/news');
const receipt = placeAt('/shippingFcl/addOrderSuccess');

const view: NavigationView = { place: news, stage: 'page', isMoving: false, isLeaving: false, isFirst: false };

const meta = {
  title: '框架/页面导航',
  component: StageView,
  parameters: { layout: 'fullscreen' },
  args: {
    view,
    page: <h1 className="wrap py-14 text-32">新闻资讯</h1>,
    skeleton: <PageSkeletonView shape="receipt" title="整箱订单" />,
    renderFault: (message) => <ErrorPageView status={503} message={message} onRetry={fn()} />,
    renderFrame: (stage) => <main className="flex min-h-120 flex-col">{stage}</main>,
    onLogin: fn(),
  },
} satisfies Meta<typeof StageView>;
export default meta;

type Story = StoryObj<typeof meta>;
const showing = (name: string, change: Partial<NavigationView>): Story => ({
  name,
  args: { view: { ...view, ...change } },
});

export const First = showing('随网址打开的第一个页面', { isFirst: true });
export const Next = showing('切换后的页面', {});
export const Moving = showing('前往下一页，进度条', { isMoving: true });
export const Leaving = showing('旧页淡出', { isLeaving: true });
export const Checking = showing('核对权限', { place: receipt, stage: 'checking' });
export const Gate = showing('需登录后查看', { place: receipt, stage: 'gate' });
export const Broken = showing('页面未能载入', { stage: 'broken' });
