import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { signatureMachine } from '../../../machines/booking/signature';
import { useAppActor } from '../../actors/app-actor';
import { procurementMobileCopy as copy } from '../../copy/pages/procurement';
import { titles } from '../../copy/site/titles';
import { openedLink } from '../../effects/mall/opened-link';
import { ApprovalAsk } from '../../features/mall/approval/approval-ask';
import { Approval } from '../../features/mall/approval/approval';
import { Signature } from '../../features/mall/approval/signature';
import { PlainHead } from '../../features/page/page-head';
import { composeApproval, composeApprovalAsk } from '../compose/compose-approval';
import { LinkEntry, renderCopier } from '../page-actors/link-door';
import { useGateway } from '../gateway-context';

/** An approval requested by another user. */
function Opened() {
  const gateway = useGateway();
  const signature = useActorRef(signatureMachine);
  const chart = useMemo(() => composeApproval(gateway, signature), [gateway, signature]);
  const input = useMemo(() => ({ token: openedLink('procurementMobile') }), []);
  return <Approval actor={useActorRef(chart, { input })} pad={<Signature actor={signature} />} />;
}

function Own() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeApprovalAsk(gateway, app), [gateway, app]);
  return (
    <>
      <PlainHead title={titles.procurementMobile} purpose={copy.purpose} />
      <div className="wrap py-8">
        <ApprovalAsk actor={useActorRef(chart)} renderCopier={renderCopier} />
      </div>
    </>
  );
}

export default function ProcurementMobile() {
  return <LinkEntry page="procurementMobile" Own={Own} Opened={Opened} />;
}
