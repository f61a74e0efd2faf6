import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Coupon } from '../../domain/offer/coupon';
import { Button } from '../../src/ui/press/button';
import { CouponCard } from '../../src/trade/content/coupon-card';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const coupon: Coupon = {
  couponId: 'C1',
  title: '整箱运费券',
  amount: 20_000,
  least: 300_000,
  modes: ['FCL'],
  stock: 100,
  perPerson: 1,
  perEnterprise: 3,
  validDays: 30,
};

const pattern: PatternRecord = {
  views: ['src/trade/content/coupon-card.tsx'],
  status: 'stable',
  purpose: '减多少、满多少能用、用在哪、几天有效，按钮放在右边。',
  use: ['活动页、卡券。', '写清每人、每家企业几张。'],
  avoid: ['没有条件也写“不限金额”。', '过期的不藏，写已过期。'],
  good: {
    shows: () => (
      <CouponCard coupon={coupon}>
        <Button look="sea">领取</Button>
      </CouponCard>
    ),
    why: '先写减多少，再写条件。',
  },
  bad: { shows: () => <p>超值大礼包，先到先得！</p>, why: '减多少、能不能用，都没说。' },
  anatomy: [
    { at: 'h2', name: '名称' },
    { at: 'h2 + p', name: '减多少，满多少能用' },
    { at: 'p + p', name: '几张、几天' },
    { at: 'button', name: '领取' },
  ],

  heard: {
    at: 'div',
    says: '整箱运费券，标题；立减 ¥200.00；·；整箱订单满 ¥3,000.00 可用；领取后 30 天内有效；每人限领 1 张，同一企业最多 3 张；提交订单时自动抵扣一张，不与其他券同用，需购买备案的商品不适用。；领取，按钮',
  },
  keys: [],
  states: { long: '交易件-优惠券--long-text', dark: '交易件-优惠券--at-rest-dark' },
};

const meta = {
  title: '交易件/优惠券',
  component: CouponCard,
  args: { coupon, children: <Button look="sea">领取</Button> },

  parameters: { pattern },
} satisfies Meta<typeof CouponCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    coupon: {
      ...coupon,
      title: '第四季度危险货物出口企业首次使用整箱、拼箱与铁路的运费抵扣券',
      modes: ['FCL', 'LCL', 'RAIL', 'TANK'],
    },
  },
};
export const AtRestDark = night(AtRest);
