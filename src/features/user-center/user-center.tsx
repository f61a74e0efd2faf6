import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import {
  selectBuyerPapersActor,
  selectClosingActor,
  selectDevicesActor,
  selectOrdersActor,
  selectOwnSamplesActor,
  selectUserCenter,
  selectVerificationActor,
  selectWalletActor,
  userCenterIntents,
  type UserCenterActor,
  type UserCenterIntents,
  type UserCenterView as View,
} from '../../../machines/identity/user-center';
import { buyerPapersIntents, selectBuyerPapers, type BuyerPapersActor } from '../../../machines/identity/buyer-papers';
import {
  centerOrdersIntents,
  selectCenterCancellation,
  selectCenterOrders,
  type CenterOrdersActor,
} from '../../../machines/identity/center-orders';
import {
  selectVerification,
  verificationIntents,
  type VerificationActor,
} from '../../../machines/identity/verification';
import type { CouponWalletActor } from '../../../machines/identity/coupon-wallet';
import type { OwnSamplesActor } from '../../../machines/identity/own-samples';
import type { CaptchaActor } from '../../../machines/identity/captcha';
import type { AccountClosingActor } from '../../../machines/identity/account-closing';
import type { DevicesActor } from '../../../machines/identity/devices';
import type { OrderCancelActor } from '../../../machines/order/order-cancel';
import type { BuyerPapersParts } from './buyer-paper-form';
import { BuyerPapersPageView } from './buyer-papers-page';
import { CenterFrame } from './center-frame';
import { AccountClosing } from './closing-card';
import type { OrdersParts } from './center-orders';
import { CouponWallet } from './coupon-wallet';
import { DevicesCard } from './devices-card';
import { OwnSamples } from './own-samples';
import { SpecialPage, WholeVehiclePage } from './order-pages';
import { Threshold } from './threshold';
import { VerificationPageView, type VerificationParts } from './verification-page';
import { Workplace } from './workplace';

type UserCenterViewProps = {
  view: View;
  on: UserCenterIntents;
  papers?: VerificationParts;
  buyerPapers?: BuyerPapersParts;
  orders?: OrdersParts;
  wallet?: ReactNode;
  samples?: ReactNode;
  devices?: ReactNode;
  closing?: ReactNode;
};

function Page({
  view: { page, person, stage },
  papers,
  buyerPapers,
  orders,
  wallet,
  samples,
  devices,
  closing,
}: Omit<UserCenterViewProps, 'on'>) {
  if (stage !== 'inside' || !person || !papers || !buyerPapers || !orders) return null;
  switch (page) {
    case 'workplace':
      return <Workplace person={person} papers={papers.view} orders={orders} devices={devices} closing={closing} />;
    case 'verification':
      return <VerificationPageView {...papers} />;
    case 'buyerPapers':
      return <BuyerPapersPageView {...buyerPapers} />;
    case 'wholeVehicle':
      return <WholeVehiclePage person={person} />;
    case 'coupons':
      return wallet;
    case 'samples':
      return samples;
    case 'special':
      return <SpecialPage person={person} />;
  }
}

export function UserCenterView({ view, on, ...parts }: UserCenterViewProps) {
  const { papers, buyerPapers, orders } = parts;
  const isInside = view.stage === 'inside' && papers && buyerPapers && orders;
  return (
    <CenterFrame person={isInside ? view.person : null} page={view.page} onSignOut={on.signOut}>
      {isInside ? <Page view={view} {...parts} /> : <Threshold view={view} onRetry={on.retry} />}
    </CenterFrame>
  );
}

type Rendered = {
  renderCancellation: (actor: OrderCancelActor) => ReactNode;
  renderCaptcha: (actor: CaptchaActor) => ReactNode;
};

type InsideProps = Rendered & {
  view: View;
  on: UserCenterIntents;
  verification: VerificationActor;
  buyerPapers: BuyerPapersActor;
  orders: CenterOrdersActor;
  wallet: CouponWalletActor;
  samples: OwnSamplesActor;
  devices: DevicesActor;
  closing: AccountClosingActor;
};

function Inside({ view, on, verification, buyerPapers, orders, ...rest }: InsideProps) {
  const { wallet, samples, devices, closing, ...rendered } = rest;
  const { renderCancellation, renderCaptcha } = rendered;
  const papers = useSelector(verification, selectVerification, shallowEqual);
  const intents = useMemo(() => verificationIntents(verification), [verification]);
  const bought = useSelector(buyerPapers, selectBuyerPapers, shallowEqual);
  const buying = useMemo(() => buyerPapersIntents(buyerPapers), [buyerPapers]);
  const list = useSelector(orders, selectCenterOrders, shallowEqual);
  const wishes = useMemo(() => centerOrdersIntents(orders), [orders]);
  const cancellation = useSelector(orders, selectCenterCancellation);
  return (
    <>
      <UserCenterView
        view={view}
        on={on}
        papers={{ view: papers, on: intents }}
        buyerPapers={{ view: bought, on: buying }}
        orders={{ view: list, on: wishes }}
        wallet={<CouponWallet actor={wallet} />}
        samples={<OwnSamples actor={samples} />}
        devices={<DevicesCard actor={devices} />}
        closing={<AccountClosing actor={closing} renderCaptcha={renderCaptcha} />}
      />
      {cancellation && renderCancellation(cancellation)}
    </>
  );
}

type UserCenterProps = Rendered & { actor: UserCenterActor };

export function UserCenter({ actor, ...rendered }: UserCenterProps) {
  const view = useSelector(actor, selectUserCenter, shallowEqual);
  const verification = useSelector(actor, selectVerificationActor);
  const buyerPapers = useSelector(actor, selectBuyerPapersActor);
  const orders = useSelector(actor, selectOrdersActor);
  const wallet = useSelector(actor, selectWalletActor);
  const samples = useSelector(actor, selectOwnSamplesActor);
  const devices = useSelector(actor, selectDevicesActor);
  const closing = useSelector(actor, selectClosingActor);
  const on = useMemo(() => userCenterIntents(actor), [actor]);
  return verification && buyerPapers && orders && wallet && samples && devices && closing ? (
    <Inside
      view={view}
      on={on}
      verification={verification}
      buyerPapers={buyerPapers}
      orders={orders}
      wallet={wallet}
      samples={samples}
      devices={devices}
      closing={closing}
      {...rendered}
    />
  ) : (
    <UserCenterView view={view} on={on} />
  );
}
