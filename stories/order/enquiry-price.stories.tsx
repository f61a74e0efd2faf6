import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import type { EnquiryPriceView as View } from '../../machines/order/enquiry-price';
import { EnquiryPriceView } from '../../src/modes/enq/enquiry-price';
import { night } from '../sights';
import { blankEnquiry, type EnquiryForm } from '../../domain/modes/enq/enquiry';
import { blankGoods } from '../../domain/goods/row';
import type { InstantPrice } from '../../domain/order/enquiry/instant-price';

const dollars = (amount: number) => ({ amount, currency: '2' });

/** Enquiry content without contact data. */
export const TO_ROTTERDAM: EnquiryForm = {
  ...blankEnquiry,
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  etd: '2026-12-10',
  goods: [{ ...blankGoods('1'), nameCn: '甲醇', unNo: '1230', hazardClass: '3' }],
  boxes: [{ type: '20GP', count: '2' }],
};

export const PRICED: InstantPrice = {
  mode: 'FCL',
  orgName: '上海',
  dstName: '鹿特丹',
  supplier: { code: 'SLIN', nameCn: '沧澜航运', nameEn: 'SLIN' },
  leavesAt: '2026-12-12T10:00:00.000Z',
  charges: {
    lines: [],
    totalUsd: dollars(412_050),
    totalYuan: { amount: 2_966_760, currency: '1' },
    notIncluded: ['目的港费用', '拖车'],
  },
};

export const PRICED_AS_TANK: InstantPrice = {
  ...PRICED,
  mode: 'TANK',
  charges: { ...PRICED.charges, totalUsd: dollars(508_000) },
};

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
