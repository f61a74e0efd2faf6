import { claimCoupon, couponSheet, ownCoupons } from '../../../contract/campaigns/coupons';
import type { Route } from '../../base/http/route';
import { serve, serveOwner } from '../../base/http/serve';
import { type CouponDeps, couponService } from './service';

export function couponRoutes(deps: CouponDeps): Route[] {
  const coupons = couponService(deps);
  return [
    serve(couponSheet, async ({ id, couponId }, call) => {
      const userId = (await call.findUser())?.userId ?? null;
      return coupons.read({ id, couponId, userId });
    }),
    serveOwner(claimCoupon, (asked, { userId, phone }, { address }) =>
      coupons.claim({ ...asked, userId, phone, address }),
    ),
    serveOwner(ownCoupons, (_, { userId }) => coupons.wallet(userId)),
  ];
}
