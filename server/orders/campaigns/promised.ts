import type { CampaignText } from '../../../domain/campaigns/campaign';
import type { CampaignStand, CouponStand, CouponTerms } from '../../../domain/campaigns/stand';
import type { Queries } from '../../base/database/database';
import { goodsNames } from '../../world/dangerous-goods/called';
import { goodsOfNumber } from '../../world/dangerous-goods/library';
import { bareName } from '../../world/dangerous-goods/names';

type CouponRow = Omit<CouponStand, 'terms'> & { terms: CouponTerms | null };

/** Claimed number per coupon, from the counter that claims use, and the terms of held coupons. */
export const couponStands = ({ query }: Queries, couponIds: readonly string[]): Promise<CouponStand[]> =>
  query<CouponRow>(
    `select w.id as "couponId",
            coalesce((select taken::int from takings where stock_id = 'CP-' || w.id and measure = 'COUPON'), 0) as claimed,
            (select count(*)::int from coupon_claims where coupon_id = w.id and order_no is not null) as used,
            (select jsonb_build_object('amount', amount, 'least', least, 'modes', modes, 'validDays',
                      round(extract(epoch from valid_until - claimed_at) / 86400)::int)
               from coupon_claims where coupon_id = w.id order by claimed_at desc limit 1) as terms
       from unnest($1::text[]) with ordinality as w (id, place) order by w.place`,
    [[...couponIds]],
  );

export async function bookedSlots({ query }: Queries, actId: string) {
  const rows = await query<{ startsAt: Date; count: number }>(
    `select starts_at as "startsAt", count(*)::int as count from act_bookings where act_id = $1
      group by starts_at order by starts_at`,
    [actId],
  );
  return rows.map(({ startsAt, count }) => ({ startsAt: startsAt.toISOString(), count }));
}

/** Priced goods whose name does not match their UN number, which the price is looked up by. */
const misnamedGoods = ({ blocks }: CampaignText): string[] =>
  blocks.flatMap((block) => {
    if (block.type !== 'priceList') return [];
    const isCalled = goodsOfNumber(block.unNo).some((goods) => goodsNames(goods).includes(bareName(block.goods)));
    return isCalled ? [] : [`${block.goods}（UN ${block.unNo}）`];
  });

/** Facts an edition is checked against before publication. */
export async function readCampaignStand(queries: Queries, actId: string, text: CampaignText): Promise<CampaignStand> {
  const { slug, blocks } = text;
  const couponIds = blocks.flatMap((block) => (block.type === 'coupon' ? [block.couponId] : []));
  const taken = await queries.query<{ id: string }>(
    `select block->>'couponId' as id from documents, jsonb_array_elements(body->'blocks') as block
      where kind = 'campaign' and key <> $1 and block->>'couponId' = any($2::text[])
     union select coupon_id from coupon_claims where coupon_id = any($2::text[]) and act_id <> $1`,
    [actId, couponIds],
  );
  const slugs = await queries.query(
    `select 1 from documents where kind = 'campaign' and key <> $1 and body->>'slug' = $2`,
    [actId, slug],
  );
  return {
    isSlugTaken: slugs.length > 0,
    takenIds: taken.map(({ id }) => id),
    strangeGoods: misnamedGoods(text),
    coupons: await couponStands(queries, couponIds),
    booked: await bookedSlots(queries, actId),
  };
}
