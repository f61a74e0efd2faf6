import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { useAppActor } from '../../actors/app-actor';
import { procurementShareCopy as copy } from '../../copy/pages/procurement';
import { titles } from '../../copy/site/titles';
import { openedLink } from '../../effects/mall/opened-link';
import { ShareLinks } from '../../features/mall/share/share-links';
import { ShareView } from '../../features/mall/share/share-view';
import { PlainHead } from '../../features/page/page-head';
import { composeShareLinks, composeShareView } from '../compose/compose-share';
import { LinkEntry, renderCopier } from '../page-actors/link-door';
import { useGateway } from '../gateway-context';

/** A list shared by another user. */
function Opened() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeShareView(gateway, app), [gateway, app]);
  const input = useMemo(() => ({ token: openedLink('procurementShare') }), []);
  return <ShareView actor={useActorRef(chart, { input })} />;
}

function Own() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeShareLinks(gateway, app), [gateway, app]);
  return (
    <>
      <PlainHead title={titles.procurementShare} purpose={copy.purpose} />
      <div className="wrap py-8">
        <ShareLinks actor={useActorRef(chart)} renderCopier={renderCopier} />
      </div>
    </>
  );
}

export default function ProcurementShare() {
  return <LinkEntry page="procurementShare" Own={Own} Opened={Opened} />;
}
