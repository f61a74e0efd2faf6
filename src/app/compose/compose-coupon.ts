import { couponClaimMachine } from '../../../machines/content/coupon-claim';
import type { AppActor } from '../../../machines/shell/app';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { askOnce } from '../once';
import { composeProof } from './compose-proof';

export function composeCoupon(gateway: () => Promise<Gateway>, app: AppActor) {
  const calls = askOnce(async () => {
    const [open, { couponCallsOver }] = await Promise.all([gateway(), import('../../effects/campaign/coupon-calls')]);
    return couponCallsOver(open);
  });
  return couponClaimMachine.provide({
    actors: {
      loadCoupon: lazyActor(async () => (await calls()).loadCoupon),
      claimCoupon: lazyActor(async () => (await calls()).claimCoupon),
      findPerson: findPersonBy(() => app),
      obtainProof: composeProof(),
    },
  });
}
