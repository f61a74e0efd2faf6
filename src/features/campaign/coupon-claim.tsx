import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { Coupon } from '../../../domain/offer/coupon';
import {
  couponClaimIntents,
  selectCouponClaim,
  selectCouponProof,
  type CouponClaimActor,
  type CouponClaimIntents,
  type CouponClaimView as View,
} from '../../../machines/content/coupon-claim';
import type { CaptchaActor } from '../../../machines/identity/captcha';
import { couponCopy as copy } from '../../copy/campaign/coupons';
import { CouponCard } from '../../trade/content/coupon-card';
import { FieldMessage } from '../../ui/form/field-message';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { BlockFailure } from '../../ui/show/block-states';

type ClaimProps = { coupon: Coupon; view: View; on: CouponClaimIntents; onWallet: () => void };

function Standing({ coupon, view }: Pick<ClaimProps, 'coupon' | 'view'>) {
  const { stage, sheet } = view;
  if (stage === 'held') {
    const own = sheet?.own?.find(({ state }) => state === 'HELD');
    return (
      <div role="status" className="grid gap-1">
        <p ref={catchFocus} className="text-16 font-semibold text-good">
          {copy.held}
        </p>
        {own && <p className="text-12 text-muted">{copy.until(own)}</p>}
      </div>
    );
  }
  if (stage === 'bounded') return <p className="font-semibold">{copy.bounded(coupon, sheet?.bound ?? 'person')}</p>;
  if (stage === 'early' || stage === 'over' || stage === 'empty') return <p className="font-semibold">{copy[stage]}</p>;
  return (
    <p role="status" className="text-muted">
      {copy.loading}
    </p>
  );
}

/** Claimed share of the coupons. Hidden from screen readers: the line below gives the number left. */
const ClaimedBar = ({ left, stock }: { left: number; stock: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-full max-w-60">
    <rect width={100} height={4} className="fill-line" />
    <rect width={stock > 0 ? (100 * (stock - left)) / stock : 0} height={4} className="fill-sea" />
  </svg>
);

function Press({ coupon, view, on, onWallet }: ClaimProps) {
  const { stage, sheet, isBusy, failureCode } = view;
  if (stage === 'lost') return <BlockFailure text={copy.lost} retry={copy.retry} onRetry={on.refresh} />;
  return (
    <div className="grid justify-items-start gap-2">
      {stage === 'claimable' ? (
        <Button look="signal" isBusy={isBusy} onClick={on.claim}>
          {isBusy ? copy.claim.busy : copy.claim.idle}
        </Button>
      ) : (
        <Standing coupon={coupon} view={view} />
      )}
      {sheet && stage === 'claimable' && (
        <>
          <ClaimedBar left={sheet.left} stock={coupon.stock} />
          <p className="text-12 text-muted">{copy.left(sheet.left, coupon.stock)}</p>
        </>
      )}
      {(sheet?.own ?? []).length > 0 && <LinkButton onClick={onWallet}>{copy.wallet}</LinkButton>}
      <FieldMessage error={failureCode === null ? undefined : copy.failure[failureCode]} />
    </div>
  );
}

export function CouponClaimView({ captcha, ...props }: ClaimProps & { captcha?: ReactNode }) {
  return (
    <CouponCard coupon={props.coupon}>
      <Press {...props} />
      {captcha}
    </CouponCard>
  );
}

type ConnectedProps = {
  coupon: Coupon;
  actor: CouponClaimActor;
  onVisit: (door: 'coupons') => void;
  renderCaptcha: (actor: CaptchaActor) => ReactNode;
};

export function CouponClaim({ coupon, actor, onVisit, renderCaptcha }: ConnectedProps) {
  const view = useSelector(actor, selectCouponClaim, shallowEqual);
  const proof = useSelector(actor, selectCouponProof);
  const on = useMemo(() => couponClaimIntents(actor), [actor]);
  return (
    <CouponClaimView
      coupon={coupon}
      view={view}
      on={on}
      onWallet={() => onVisit('coupons')}
      captcha={proof && renderCaptcha(proof)}
    />
  );
}
