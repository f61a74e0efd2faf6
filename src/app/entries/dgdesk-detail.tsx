import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';

import { broughtIn } from '../../../domain/desk/handed';
import { isServiceType, type ServiceType } from '../../../domain/desk/services';
import { unNoIn } from '../../../domain/goods/dangerous-goods';
import { MODES } from '../../../domain/modes';
import { LONGEST_FROM } from '../../../domain/modes/dgd/search';
import { queryIn } from '../../../domain/values/query';
import { dgdOrderCopy } from '../../copy/modes/dgd/order';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { ServiceOrder } from '../../modes/dgd/service-order';
import { DgdeskDetailPage, UnknownService } from '../../pages/dgdesk-detail/dgdesk-detail-page';
import { serviceKit } from '../../trade/desk/service-kit';
import { composeService } from '../compose/compose-service';
import { useGateway } from '../gateway-context';
import { StartedTool } from './started-tool';

const Order = lazy(() => import('./dgdesk-order'));

type ServiceProps = { type: ServiceType; unNo: string | null; brought: string; from: string };

/** What it costs and when it is done, and the press that leads to its form. */
function Service({ type, unNo, brought, from }: ServiceProps) {
  const kit = useMemo(() => serviceKit(type), [type]);
  const gateway = useGateway();
  const chart = useMemo(() => composeService(gateway), [gateway]);
  const input = useMemo(
    () => ({ search: { type, unNo, brought, from }, facts: MODES.DGD }),
    [type, unNo, brought, from],
  );
  return (
    <DgdeskDetailPage type={type} brought={brought}>
      <ServiceOrder type={type} actor={useActorRef(chart, { input })} />
      <StartedTool route="dgdeskDetail" kit={kit} brought={brought} />
    </DgdeskDetailPage>
  );
}

/** The address says which of the nine services is meant and what a tool has handed over, or which price is ordered at. */
export default function DgdeskDetail() {
  const { type = '', ask = '', un = '', from = '', quote } = queryIn(useSearch());
  if (quote !== undefined)
    return (
      <Suspense fallback={<PageSkeletonView shape="steps" title={dgdOrderCopy.title} />}>
        <Order />
      </Suspense>
    );
  if (!isServiceType(type)) return <UnknownService />;
  const handed = from.length <= LONGEST_FROM ? from : '';
  return <Service key={type} type={type} unNo={unNoIn(un)} brought={broughtIn(ask)} from={handed} />;
}
