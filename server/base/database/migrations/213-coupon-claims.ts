import type { Migration } from './migration';

/**
 * Coupons claimed by people, each with the terms at that time. `order_no`: the order using it; null again when that is
 * cancelled. Takings count a coupon's claims.
 */
export const couponClaims: Migration = {
  version: 213,
  name: 'coupon claims',
  statements: [
    `create table coupon_claims (
      coupon_id text not null,
      user_id text not null,
      nth integer not null,
      enterprise_id text,
      act_id text not null references campaigns (act_id),
      title text not null,
      amount bigint not null check (amount > 0),
      least bigint not null,
      modes text[] not null,
      claimed_at timestamptz not null,
      valid_until timestamptz not null,
      order_no text,
      primary key (coupon_id, user_id, nth)
    )`,
    'create index coupon_claims_of_person on coupon_claims (user_id, valid_until)',
    'create index coupon_claims_of_enterprise on coupon_claims (enterprise_id, coupon_id) where enterprise_id is not null',
    'create unique index coupon_claims_of_order on coupon_claims (order_no) where order_no is not null',
  ],
};
