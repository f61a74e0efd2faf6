import type { CampaignText } from './campaign';
import type { Coupon } from '../offer/coupon';
import type { Is } from '../shape/is';
import type { campaign, couponStand } from './stand-shape';

export type CouponTerms = Pick<Coupon, 'amount' | 'least' | 'modes' | 'validDays'>;

/** `terms`: terms of the coupons already claimed; null before the first claim. */
export type CouponStand = Is<typeof couponStand>;

/**
 * Facts that an edition of a campaign is checked against. `takenIds`: coupon codes of other campaigns; `strangeGoods`:
 * priced goods whose name does not match their UN number.
 */
export type CampaignStand = Is<typeof campaign>;

const CAMPAIGN_BARS = [
  'slugTaken',
  'couponTaken',
  'belowClaimed',
  'termsChanged',
  'slotGone',
  'belowBooked',
  'goodsStrange',
] as const;
/** Reason that blocks publishing a draft. `what`: the coupon, slot or goods; `least`: the lowest number allowed. */
export type CampaignBar = { bar: (typeof CAMPAIGN_BARS)[number]; what: string; least: number };

const ofCoupon = (coupon: Coupon, { takenIds, coupons }: CampaignStand): CampaignBar[] => {
  const { couponId, stock } = coupon;
  const bar = (name: CampaignBar['bar'], least = 0): CampaignBar => ({ bar: name, what: couponId, least });
  if (takenIds.includes(couponId)) return [bar('couponTaken')];
  const stand = coupons.find((one) => one.couponId === couponId);
  if (!stand) return [];
  const { terms, claimed } = stand;
  const isKept =
    terms === null ||
    (terms.amount === coupon.amount &&
      terms.least === coupon.least &&
      terms.validDays === coupon.validDays &&
      terms.modes.toSorted().join(' ') === coupon.modes.toSorted().join(' '));
  return [...(stock < claimed ? [bar('belowClaimed', claimed)] : []), ...(isKept ? [] : [bar('termsChanged')])];
};

/** An edition keeps promises made: at least the coupons claimed, with the same terms, and every booked slot. */
export function campaignBars({ slug, blocks }: CampaignText, stand: CampaignStand): CampaignBar[] {
  const form = blocks.find((block) => block.type === 'form');
  const [slots, perSlot] = form?.type === 'form' ? [form.slots, form.perSlot] : [[], 0];
  return [
    ...(stand.isSlugTaken ? [{ bar: 'slugTaken' as const, what: slug, least: 0 }] : []),
    ...blocks.flatMap((block) => (block.type === 'coupon' ? ofCoupon(block, stand) : [])),
    ...stand.booked.flatMap(({ startsAt, count }): CampaignBar[] => {
      if (!slots.includes(startsAt)) return [{ bar: 'slotGone', what: startsAt, least: count }];
      return perSlot < count ? [{ bar: 'belowBooked', what: startsAt, least: count }] : [];
    }),
    ...stand.strangeGoods.map((what): CampaignBar => ({ bar: 'goodsStrange', what, least: 0 })),
  ];
}
