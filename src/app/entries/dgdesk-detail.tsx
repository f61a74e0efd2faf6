import { useMemo } from 'react';
import { useSearch } from 'wouter';

import { isServiceType, type ServiceType } from '../../../domain/desk/services';
import { queryIn } from '../../../domain/values/query';
import { DgdeskDetailPage, UnknownService } from '../../pages/dgdesk-detail/dgdesk-detail-page';
import { serviceKit } from '../../trade/desk/service-kit';
import { StartedTool } from './started-tool';

const LONGEST_BROUGHT = 200;

function Service({ type, brought }: { type: ServiceType; brought: string }) {
  const kit = useMemo(() => serviceKit(type), [type]);
  return (
    <DgdeskDetailPage type={type} brought={brought}>
      <StartedTool route="dgdeskDetail" kit={kit} brought={brought} />
    </DgdeskDetailPage>
  );
}

/** The address says which of the nine services is meant, and what a tool has handed over. */
export default function DgdeskDetail() {
  const { type = '', ask = '' } = queryIn(useSearch());
  if (!isServiceType(type)) return <UnknownService />;
  return <Service key={type} type={type} brought={ask.slice(0, LONGEST_BROUGHT)} />;
}
