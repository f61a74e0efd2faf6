import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import type { Coupon } from '../../../domain/offer/coupon';
import { selectCampaign, type Campaign as Here } from '../../../machines/content/campaign';
import { selectNavigationActor } from '../../../machines/shell/app';
import { selectNavigation } from '../../../machines/shell/navigation';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { campaignListCopy as copy } from '../../copy/campaign/campaign';
import { titles } from '../../copy/site/titles';
import { nameDocument } from '../../effects/navigation/present-page';
import { Campaign } from '../../features/campaign/campaign';
import type { CampaignPart } from '../../trade/content/campaign-page';
import { CouponClaim } from '../../features/campaign/coupon-claim';
import { SlotForm } from '../../features/campaign/slot-form';
import { CampaignList } from '../../features/campaign/campaign-list';
import { PlainHead } from '../../features/page/page-head';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { deferPart } from '../../ui/show/deferred';
import { composeCoupon } from '../compose/compose-coupon';
import { composeSlots } from '../compose/compose-slots';
import { composeCampaign, composeCampaignList } from '../compose/compose-campaign';
import { useIsHere } from '../page-actors/use-is-here';
import { useGateway } from '../gateway-context';
import { useVisitCenter } from '../use-visit-center';

const captcha = deferPart(async () => (await import('../../features/captcha/captcha')).Captcha);

/** The captcha solved here serves only this form. */
function Slots({ id }: { id: string }) {
  const gateway = useGateway();
  const chart = useMemo(() => composeSlots(gateway), [gateway]);
  return (
    <SlotForm
      actor={useActorRef(chart, { input: { id } })}
      renderCaptcha={(proof) => <captcha.Part isWanted actor={proof} />}
    />
  );
}

function OneCoupon({ id, coupon }: { id: string; coupon: Coupon }) {
  const [gateway, app] = [useGateway(), useAppActor()];
  const chart = useMemo(() => composeCoupon(gateway, app), [gateway, app]);
  return (
    <CouponClaim
      coupon={coupon}
      onVisit={useVisitCenter()}
      actor={useActorRef(chart, { input: { id, couponId: coupon.couponId } })}
      renderCaptcha={(proof) => <captcha.Part isWanted actor={proof} />}
    />
  );
}

// The phase is in the key: offers reload when a campaign begins or ends.
const renderPart = (part: CampaignPart, { actId, phase }: Here) =>
  part.type === 'form' ? <Slots key={phase} id={actId} /> : <OneCoupon key={phase} id={actId} coupon={part} />;

function One({ id }: { id: string }) {
  const gateway = useGateway();
  const chart = useMemo(() => composeCampaign(gateway), [gateway]);
  const actor = useActorRef(chart, { input: { id } });
  const title = useSelector(actor, (snapshot) => selectCampaign(snapshot).campaign?.title);
  useEffect(() => {
    if (title !== undefined) nameDocument(pageTitle(title));
  }, [title]);
  return <Campaign actor={actor} renderPart={renderPart} />;
}

function All() {
  const gateway = useGateway();
  const actor = useActorRef(useMemo(() => composeCampaignList(gateway), [gateway]));
  return (
    <>
      <PlainHead title={titles.act} purpose={copy.purpose} />
      <CampaignList actor={actor} />
    </>
  );
}

/** One chart per campaign; without an id, all running ones. */
export default function Act() {
  const navigation = useSelector(useAppActor(), selectNavigationActor);
  const isHere = useIsHere();
  const id = useSelector(navigation, (snapshot) => selectNavigation(snapshot).place.id);
  // Hydration needs the build's HTML first, whatever the address names.
  if (!isHere) return <PageSkeletonView shape="poster" title={titles.act} />;
  return id === null ? <All /> : <One key={id} id={id} />;
}
