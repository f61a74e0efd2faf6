import type { ReactNode } from 'react';

import type { Coupon } from '../../../domain/offer/coupon';
import { couponCopy as copy } from '../../copy/campaign/coupons';

export const CouponCard = ({ coupon, children }: { coupon: Coupon; children: ReactNode }) => (
  <section className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-8 md:p-6">
    <div className="grid gap-1">
      <h2 className="text-20 md:text-24">{coupon.title}</h2>
      <p className="font-semibold text-ink">
        {copy.off(coupon.amount)} · {copy.least(coupon.least, coupon.modes)}
      </p>
      <p className="text-12 text-muted">{copy.rules(coupon)}</p>
    </div>
    {children}
  </section>
);
