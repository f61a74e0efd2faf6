import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { OfferSearchView as View } from '../../machines/booking/offer-search';
import { sailingSearchCopy } from '../../src/copy/search/offer-search';
import { OfferSearchView } from '../../src/features/offer-search/offer-search';

const WAYS = { widened: '/shippingFcl?org=CNSHA', enquiry: '/enquiryFcl?org=CNSHA' };
const shown: View = { stage: 'shown', ways: null, missing: [], isPartial: false, failure: null };

const meta = {
  title: '整箱/船期页',
  component: OfferSearchView,
  args: {
    view: shown,
    copy: sailingSearchCopy,
    onRetry: fn(),
    intro: <p className="wrap py-10">还没有查询时，这里介绍这项服务。</p>,
    board: <p className="rounded-card border border-line bg-surface p-8">船期列表</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfferSearchView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...shown, ...view } } });

export const Arriving = story('刚打开', { stage: 'arriving' });
export const Blank = story('还没有查询', { stage: 'blank' });
export const Incomplete: Story = {
  ...story('危险品还没说是什么货', { stage: 'incomplete', missing: ['goods'] }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '填 UN 编号或品名' });
    await expect(link.getAttribute('href')).toBe('#search-goods');
  },
};
export const MuchMissing = story('什么都缺', {
  stage: 'incomplete',
  missing: ['dst', 'goods'],
});
export const Searching = story('正在查', { stage: 'busy' });
export const SearchingDark: Story = { ...story('正在查，深色', { stage: 'busy' }), globals: { theme: 'dark' } };
export const SearchingPhone: Story = {
  ...story('正在查，手机', { stage: 'busy' }),
  globals: { viewport: { value: 'phone' } },
};
export const Shown = story('已列出', {});
export const Unpriced = story('部分没有价格', { isPartial: true });
export const Empty = story('没有船期', { stage: 'empty', ways: WAYS });
export const EmptyAnyDay = story('不限日期也没有：船期表里没有这条航线', {
  stage: 'empty',
  ways: { ...WAYS, widened: null },
});
export const Offline: Story = {
  ...story('网络不通', { stage: 'failed', failure: { code: 'network' } }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', {
  stage: 'failed',
  failure: { code: 'unavailable', requestId: '8f2c41d0' },
});
export const Refused = story('网关说明了原因', {
  stage: 'failed',
  failure: { code: 'unavailable', message: '起运港不在名录中' },
});
export const Unexpected = story('出了问题', { stage: 'failed', failure: { code: 'unexpected' } });
