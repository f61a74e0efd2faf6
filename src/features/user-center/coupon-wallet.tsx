import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { COUPON_STATES, type CouponState, type OwnCoupon } from '../../../domain/offer/coupon';
import { MODES } from '../../../domain/mode-ids';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { modeOfOrder } from '../../../domain/order/life/number';
import { routePath } from '../../../domain/routes';
import {
  couponWalletIntents,
  selectCouponWallet,
  type CouponWalletActor,
  type CouponWalletIntents,
  type CouponWalletView as View,
} from '../../../machines/identity/coupon-wallet';
import { couponCopy, modesText } from '../../copy/campaign/coupons';
import { couponWalletCopy as copy } from '../../copy/campaign/wallet';
import { Badge } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { Card, Empty, Failure, Loading, PageHead } from './center-parts';

const LOOKS = { HELD: 'good', USED: 'sea', OVER: 'grey' } as const satisfies Record<CouponState, string>;

const Uses = ({ modes }: Pick<OwnCoupon, 'modes'>) => (
  <p className="mt-3 flex flex-wrap gap-2">
    {modes.map((mode) => (
      <ButtonLink key={mode} href={routePath(MODES[mode].routes.search)} look="line" size="small">
        {copy.use(modesText([mode]))}
      </ButtonLink>
    ))}
  </p>
);

function UsedOn({ orderNo }: { orderNo: string }) {
  const mode = modeOfOrder(orderNo);
  return (
    <p>
      {copy.usedOn}{' '}
      {mode === null ? (
        copy.order(orderNo)
      ) : (
        <a href={receiptAddress(MODES[mode], orderNo)} className="text-sea underline">
          {copy.order(orderNo)}
        </a>
      )}
    </p>
  );
}

function Coupon({ coupon }: { coupon: OwnCoupon }) {
  const { title, amount, least, modes, state, orderNo } = coupon;
  return (
    <li className="border-b border-line py-4 first:pt-3 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium wrap-anywhere text-ink">{title}</span>
        <Badge look={LOOKS[state]}>{copy.groups[state]}</Badge>
      </p>
      <p className="text-ink">
        {couponCopy.off(amount)} · {couponCopy.least(least, modes)}
      </p>
      {orderNo === null ? (
        <p className="text-12 text-muted">{state === 'HELD' ? copy.ends(coupon) : copy.ended(coupon)}</p>
      ) : (
        <UsedOn orderNo={orderNo} />
      )}
      {state === 'HELD' && <Uses modes={modes} />}
    </li>
  );
}

function Group({ state, coupons }: { state: CouponState; coupons: readonly OwnCoupon[] }) {
  const own = coupons.filter((one) => one.state === state);
  if (own.length === 0 && state !== 'HELD') return null;
  return (
    <Card title={copy.groups[state]}>
      {own.length === 0 ? (
        <p className="mt-3 text-muted">{copy.noneUsable}</p>
      ) : (
        <ul>
          {own.map((coupon) => (
            <Coupon key={`${coupon.couponId} ${coupon.nth}`} coupon={coupon} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Shown({ coupons, on }: { coupons: readonly OwnCoupon[]; on: CouponWalletIntents }) {
  return (
    <div className="grid gap-6">
      {coupons.length === 0 ? (
        <Empty title={copy.none} text={copy.noneText}>
          <ButtonLink href={routePath('act')} look="line">
            {copy.toCampaigns}
          </ButtonLink>
        </Empty>
      ) : (
        COUPON_STATES.map((state) => <Group key={state} state={state} coupons={coupons} />)
      )}
      <Button look="line" size="small" className="justify-self-start" onClick={on.refresh}>
        {copy.refresh}
      </Button>
    </div>
  );
}

type WalletProps = { view: View; on: CouponWalletIntents };

export function CouponWalletView({ view: { stage, coupons, failureCode }, on }: WalletProps) {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      {stage === 'loading' && <Loading>{copy.loading}</Loading>}
      {stage === 'lost' && failureCode !== null && (
        <Failure text={copy.failure[failureCode]} retry={copy.retry} onRetry={on.refresh} />
      )}
      {stage === 'shown' && <Shown coupons={coupons} on={on} />}
    </>
  );
}

export function CouponWallet({ actor }: { actor: CouponWalletActor }) {
  const view = useSelector(actor, selectCouponWallet, shallowEqual);
  const on = useMemo(() => couponWalletIntents(actor), [actor]);
  return <CouponWalletView view={view} on={on} />;
}
