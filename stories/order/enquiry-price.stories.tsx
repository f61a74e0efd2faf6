import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import type { EnquiryPriceView as View } from '../../machines/order/enquiry-price';
import { EnquiryPriceView } from '../../src/modes/enq/enquiry-price';
import { night } from '../sights';
import { PRICED, PRICED_AS_TANK, TO_ROTTERDAM } from './enquiry-price.fixtures';

const meta = {
  title: '询价/询价旁的即时价',
  component: EnquiryPriceView,
  args: { view: { stage: 'told', asked: TO_ROTTERDAM, price: PRICED } },
} satisfies Meta<typeof EnquiryPriceView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: View): Story => ({ name, args: { view } });

export const Nothing = story('没有可问的', { stage: 'none' });
export const Asking = story('正在取价', { stage: 'asking' });
export const Silent = story('加载失败', { stage: 'silent' });
export const Told: Story = {
  ...story('取到即时价', { stage: 'told', asked: TO_ROTTERDAM, price: PRICED }),
  play: async () => {
    await expect(screen.getByRole('link', { name: '看全部班期与价格' })).toHaveAttribute(
      'href',
      '/shippingFcl?org=CNSHA&dst=NLRTM',
    );
  },
};
export const ToldAsTank = story('想用罐箱的即时价', {
  stage: 'told',
  asked: { ...TO_ROTTERDAM, modeWish: 'TANK', boxes: [{ type: '20TK', count: '1' }] },
  price: PRICED_AS_TANK,
});
export const NoPrice = story('按所填没有即时价', { stage: 'told', asked: TO_ROTTERDAM, price: null });
export const ToldDark = night(Told);
