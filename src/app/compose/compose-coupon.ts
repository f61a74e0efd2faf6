import { couponClaimMachine } from '../../../machines/content/coupon-claim';
import type { AppActor } from '../../../machines/shell/app';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { once } from '../once';
import { composeProof } from './compose-proof';

export function composeCoupon(gateway: () => Promise<Gateway>, app: AppActor) {
  const calls = once(async () => {
    const [open, { couponCallsOver }] = await Promise.all([gateway(), import('../../effects/campaign/coupon-calls')]);
    return couponCallsOver(open);
  });
  return couponClaimMachine.provide({
    actors: {
      loadCoupon: late(async () => (await calls()).loadCoupon),
      claimCoupon: late(async () => (await calls()).claimCoupon),
      findPerson: findPersonBy(() => app),
      obtainProof: composeProof(),
    },
  });
}
