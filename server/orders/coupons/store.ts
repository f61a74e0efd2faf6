import type { CouponState, OwnCoupon, Coupon } from '../../../domain/offer/coupon';
import type { ModeId } from '../../../domain/mode-ids';
import { DAY_MS } from '../../../domain/values/spans';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';

type Row = Omit<OwnCoupon, 'validUntil' | 'state' | 'modes'> & { modes: ModeId[]; validUntil: Date };

type Claim = Pick<OwnCoupon, 'nth'> & {
  userId: string;
  enterpriseId: string | null;
  actId: string;
  coupon: Coupon;
  now: Date;
};

function couponState({ orderNo, validUntil }: Row, now: Date): CouponState {
  if (orderNo !== null) return 'USED';
  return validUntil > now ? 'HELD' : 'OVER';
}

export const couponStore = (queries: Queries) => ({
  /** Usable coupons first, the earliest expiry first. */
  async ownedBy(userId: string, now: Date, couponId: string | null = null): Promise<OwnCoupon[]> {
    const rows = await queries.query<Row>(
      `select coupon_id as "couponId", nth, title, amount, least, modes, valid_until as "validUntil",
              order_no as "orderNo"
         from coupon_claims where user_id = $1 and ($2::text is null or coupon_id = $2)
        order by (order_no is not null or valid_until <= $3), valid_until, coupon_id, nth`,
      [userId, couponId, now],
    );
    return rows.map((row) => ({ ...row, validUntil: row.validUntil.toISOString(), state: couponState(row, now) }));
  },

  countOf: (enterpriseId: string, couponId: string): Promise<number> =>
    queryCount(queries, 'select count(*) as count from coupon_claims where enterprise_id = $1 and coupon_id = $2', [
      enterpriseId,
      couponId,
    ]),

  /** False if the person already has this one. */
  async add({ userId, enterpriseId, actId, coupon, nth, now }: Claim): Promise<boolean> {
    const { couponId, title, amount, least, modes, validDays } = coupon;
    const added = await queries.query(
      `insert into coupon_claims (coupon_id, user_id, nth, enterprise_id, act_id, title, amount, least, modes, claimed_at, valid_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning nth`,
      [
        couponId,
        userId,
        nth,
        enterpriseId,
        actId,
        title,
        amount,
        least,
        [...modes],
        now,
        new Date(now.getTime() + validDays * DAY_MS),
      ],
    );
    return added.length === 1;
  },

  /** The person's row is locked, so that no other order uses the coupon meanwhile. */
  async spend(userId: string, { couponId, nth }: Pick<OwnCoupon, 'couponId' | 'nth'>, orderNo: string): Promise<void> {
    const spent = await queries.query(
      `update coupon_claims set order_no = $4
        where user_id = $1 and coupon_id = $2 and nth = $3 and order_no is null returning nth`,
      [userId, couponId, nth, orderNo],
    );
    if (spent.length !== 1) throw new Error(`coupon ${couponId} was used already`);
  },

  /** Cancelled orders release their coupons for the remaining validity. */
  giveBack: (orderNos: readonly string[]) =>
    queries.query('update coupon_claims set order_no = null where order_no = any($1)', [[...orderNos]]),
});
