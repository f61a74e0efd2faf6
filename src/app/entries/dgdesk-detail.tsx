import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';

import { shortenText } from '../../../domain/desk/brought';
import { isServiceType } from '../../../domain/desk/services';
import { readUnNo } from '../../../domain/goods/dangerous-goods';
import { MODES } from '../../../domain/mode-ids';
import { LONGEST_FROM, type DgdSearch } from '../../../domain/modes/dgd/search';
import { parseQuery } from '../../../domain/values/query';
import { dgdOrderCopy } from '../../copy/modes/dgd/order';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { ServiceOrder } from '../../modes/dgd/service-order';
import { DgdeskDetailPage, UnknownService } from '../../pages/dgdesk-detail/dgdesk-detail-page';
import { serviceKit } from '../../trade/desk/service-kit';
import { composeStill } from '../compose/compose-still';
import { useGateway } from '../gateway-context';
import { StartedServices, useServicePrices } from './started-services';
import { StartedTool } from './started-tool';

const quoteWire = async () => (await import('../../../contract/modes/dgd/quote')).quoteDgd;

const Order = lazy(() => import('./dgdesk-order'));

type Question = DgdSearch & { from: string };

function AskedService({ search }: { search: Question }) {
  const gateway = useGateway();
  const chart = useMemo(() => composeStill(gateway, quoteWire), [gateway]);
  const input = useMemo(() => ({ search, facts: MODES.DGD }), [search]);
  return <ServiceOrder type={search.type} prices={useServicePrices()} actor={useActorRef(chart, { input })} />;
}

/** Price and completion time. Values from a tool change the question (new key); typing on the page does not. */
function Service({ search }: { search: Question }) {
  const { type, brought } = search;
  const kit = useMemo(() => serviceKit(type), [type]);
  return (
    <DgdeskDetailPage type={type} brought={brought}>
      <AskedService key={JSON.stringify(search)} search={search} />
      <StartedTool route="dgdeskDetail" kit={kit} brought={brought} />
    </DgdeskDetailPage>
  );
}

/** The address names one of the nine services with values from a tool, or the quote to order at. */
export default function DgdeskDetail() {
  const { type = '', ask = '', un = '', from = '', quote } = parseQuery(useSearch());
  if (quote !== undefined)
    return (
      <Suspense fallback={<PageSkeletonView shape="steps" title={dgdOrderCopy.title} />}>
        <Order />
      </Suspense>
    );
  if (!isServiceType(type)) return <UnknownService services={<StartedServices />} />;
  const handed = from.length <= LONGEST_FROM ? from : '';
  return <Service key={type} search={{ type, unNo: readUnNo(un), brought: shortenText(ask), from: handed }} />;
}
