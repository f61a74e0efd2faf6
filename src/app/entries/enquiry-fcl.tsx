import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';

import { reduceToPriceInput } from '../../../domain/modes/enq/instant';
import { enquiryPriceMachine } from '../../../machines/order/enquiry-price';
import type { EnquirySnapshot } from '../../../machines/order/enquiry';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { enquiryCopy } from '../../copy/modes/enq';
import { enquiryCaseCopy } from '../../copy/modes/enq-case';
import { instantPriceVia } from '../../effects/enquiry/instant-price';
import { lazyActor } from '../../effects/late';
import { nameDocument } from '../../effects/navigation/present-page';
import { questionWatcherOf } from '../../effects/market/question-watcher';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { EnquiryFclPage } from '../../modes/enq/enquiry-page';
import { EnquiryPrice } from '../../modes/enq/enquiry-price';
import { useGateway } from '../gateway-context';
import { composeEnquiry } from '../compose/compose-enquiry';

const Case = lazy(() => import('./enquiry-case'));

/** Null while the draft loads, since the form is still blank. */
const enquiryPrice = (page: EnquirySnapshot) =>
  page.hasTag('recalling') ? null : reduceToPriceInput(page.context.form);

/** The tab carries the title of the wished mode, as the heading does. */
const enquiryTitle = ({ context }: EnquirySnapshot) => enquiryCopy.title(context.form.modeWish);

function NewEnquiry() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeEnquiry(gateway, app), [gateway, app]);
  const actor = useActorRef(chart);
  const price = useMemo(
    () =>
      enquiryPriceMachine.provide({
        actors: {
          questionWatcher: questionWatcherOf(actor, enquiryPrice),
          ask: lazyActor(async () => instantPriceVia(await gateway())),
        },
      }),
    [actor, gateway],
  );
  const title = useSelector(actor, enquiryTitle);
  useEffect(() => nameDocument(pageTitle(title)), [title]);
  return <EnquiryFclPage actor={actor} price={<EnquiryPrice actor={useActorRef(price)} />} />;
}

/** Form and submitted enquiry share an address; `no` opens the latter. */
export default function EnquiryFcl() {
  const query = new URLSearchParams(useSearch());
  const enquiryNo = query.get('no');
  if (enquiryNo === null) return <NewEnquiry key={query.get('copy')} />;
  return (
    <Suspense fallback={<PageSkeletonView shape="receipt" title={enquiryCaseCopy.title} />}>
      <Case key={enquiryNo} enquiryNo={enquiryNo} />
    </Suspense>
  );
}
