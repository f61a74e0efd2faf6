import type { claimCoupon } from '../../../contract/campaigns/coupons';
import { CODES } from '../../../contract/wire/envelope';
import type { RequestOf } from '../../../contract/wire/endpoint';
import { campaignPhase, type CampaignBlock } from '../../../domain/campaigns/campaign';
import type { Coupon, OwnCoupon } from '../../../domain/offer/coupon';
import { CLAIMS_BEFORE_CAPTCHA, type CouponBound, type CouponSheet } from '../../../domain/campaigns/coupon';
import { findEnterpriseOf } from '../../world/buyers/known';
import { type CampaignRow, campaignStore } from '../campaigns/store';
import type { Clock } from '../../base/clock';
import { countOne } from '../../base/counts/counts';
import type { Database, Queries } from '../../base/database/database';
import { badRequest, notFoundFault, Refusal } from '../../base/http/refusal';
import type { SpendProof } from '../../people/sms/service';
import { takeStock } from '../../world/takings/take';
import type { Taking } from '../../world/takings/taking';
import { COUPON_MESSAGES as messages } from './messages';
import { couponStore } from './store';

export type CouponDeps = { database: Database; clock: Clock; spendProof: SpendProof };

type CouponQuery = { id: string; couponId: string; userId: string | null };
type Claiming = RequestOf<typeof claimCoupon> & { userId: string; phone: string; address: string };
type CouponBlock = Extract<CampaignBlock, { type: 'coupon' }>;
type CouponPlace = { row: CampaignRow; coupon: CouponBlock };

const MINUTE = 60;
/** Coupons belong to no searched market. */
const COUPONS = 'COUPON';

const couponTaking = ({ couponId, stock }: Coupon): Taking => ({
  stockId: `CP-${couponId}`,
  measure: 'COUPON',
  market: COUPONS,
  amount: 1,
  most: stock,
  untilAt: 'infinity',
});

const rowPhase = ({ startsAt, endsAt }: CampaignRow, now: number) =>
  campaignPhase({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now);

function findCouponInRow(row: CampaignRow | undefined, couponId: string): CouponPlace {
  const coupon = row?.blocks.find(
    (block): block is CouponBlock => block.type === 'coupon' && block.couponId === couponId,
  );
  if (!row || !coupon) throw notFoundFault();
  return { row, coupon };
}

const findCoupon = async (queries: Queries, id: string, couponId: string): Promise<CouponPlace> =>
  findCouponInRow(await campaignStore(queries).find(id), couponId);

async function countCouponsLeft(queries: Queries, coupon: Coupon): Promise<number> {
  const { stockId, measure, most } = couponTaking(coupon);
  const [row] = await queries.query<{ taken: number }>(
    'select taken from takings where stock_id = $1 and measure = $2',
    [stockId, measure],
  );
  return Math.max(0, most - (row?.taken ?? 0));
}

/** Bound that prevents another claim; null if none. */
async function findCouponBound(
  queries: Queries,
  coupon: Coupon,
  userId: string,
  own: number,
): Promise<CouponBound | null> {
  if (own >= coupon.perPerson) return 'person';
  const enterprise = await findEnterpriseOf(queries, userId);
  if (!enterprise) return null;
  const ofEnterprise = await couponStore(queries).countOf(enterprise.enterpriseId, coupon.couponId);
  return ofEnterprise >= coupon.perEnterprise ? 'enterprise' : null;
}

async function readCouponSheet(
  queries: Queries,
  { row, coupon }: CouponPlace,
  userId: string | null,
  now: number,
): Promise<CouponSheet> {
  const told = { phase: rowPhase(row, now), left: await countCouponsLeft(queries, coupon) };
  if (userId === null) return { ...told, own: null, bound: null };
  const own = await couponStore(queries).ownedBy(userId, new Date(now), coupon.couponId);
  return { ...told, own, bound: await findCouponBound(queries, coupon, userId, own.length) };
}

/** Locks the person and enterprise: claims of one enterprise are counted one by one. */
async function holdPerson(inside: Queries, userId: string): Promise<string | null> {
  await inside.query('select id from users where id = $1 for no key update', [userId]);
  const enterprise = await findEnterpriseOf(inside, userId);
  if (!enterprise) return null;
  await inside.query('select id from enterprises where id = $1 for no key update', [enterprise.enterpriseId]);
  return enterprise.enterpriseId;
}

export const couponService = ({ database, clock, spendProof }: CouponDeps) => {
  async function holdToCaptcha({ captchaVerification, phone, address }: Claiming): Promise<void> {
    const { count } = await countOne(database, 'coupon', address, new Date(clock.now()), MINUTE);
    if (count <= CLAIMS_BEFORE_CAPTCHA) return;
    if (!(await spendProof(captchaVerification, { phone, purpose: 'coupon_claim' })))
      throw new Refusal(CODES.captchaRequired, messages.captcha, { data: { phone } });
  }

  function holdToPhase(row: CampaignRow, now: number): void {
    const phase = rowPhase(row, now);
    if (phase !== 'RUNNING')
      throw new Refusal(CODES.moveRefused, phase === 'UPCOMING' ? messages.early : messages.over);
  }

  async function holdToBounds(inside: Queries, coupon: Coupon, userId: string, own: number): Promise<void> {
    const bound = await findCouponBound(inside, coupon, userId, own);
    if (bound === null) return;
    const said = bound === 'person' ? messages.person(coupon.perPerson) : messages.enterprise(coupon.perEnterprise);
    throw new Refusal(CODES.bounded, said, { data: { bound } });
  }

  return {
    read: async ({ id, couponId, userId }: CouponQuery): Promise<CouponSheet> =>
      readCouponSheet(database, await findCoupon(database, id, couponId), userId, clock.now()),

    async wallet(userId: string): Promise<{ records: OwnCoupon[]; now: string }> {
      const now = new Date(clock.now());
      return { records: await couponStore(database).ownedBy(userId, now), now: now.toISOString() };
    },

    /** A repeat, by a second press or after a lost answer, is the same claim. */
    async claim(claiming: Claiming): Promise<CouponSheet> {
      const { id, couponId, nth, userId } = claiming;
      const seen = await findCoupon(database, id, couponId);
      if (nth > seen.coupon.perPerson) throw badRequest(messages.person(seen.coupon.perPerson), 'nth');
      const sheet = await readCouponSheet(database, seen, userId, clock.now());
      if (sheet.own?.some((one) => one.nth === nth)) return sheet;
      holdToPhase(seen.row, clock.now());
      if (sheet.left === 0) throw new Refusal(CODES.soldOut, messages.gone);
      await holdToBounds(database, seen.coupon, userId, sheet.own?.length ?? 0);
      await holdToCaptcha(claiming);
      return database.tx(async (inside) => {
        const enterpriseId = await holdPerson(inside, userId);
        const { row, coupon } = findCouponInRow(await campaignStore(inside).hold(id, 'share'), couponId);
        const now = clock.now();
        const own = await couponStore(inside).ownedBy(userId, new Date(now), couponId);
        if (own.every((one) => one.nth !== nth)) {
          holdToPhase(row, now);
          await holdToBounds(inside, coupon, userId, own.length);
          const { actId } = row;
          await couponStore(inside).add({ userId, enterpriseId, actId, coupon, nth, now: new Date(now) });
          if (!(await takeStock(inside, [couponTaking(coupon)]))) throw new Refusal(CODES.soldOut, messages.gone);
        }
        return readCouponSheet(inside, { row, coupon }, userId, now);
      });
    },
  };
};
