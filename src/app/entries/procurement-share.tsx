import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import { copierMachine } from '../../../machines/shell/copier';
import { selectNavigationActor } from '../../../machines/shell/app';
import { selectNavigation } from '../../../machines/shell/navigation';
import { useAppActor } from '../../actors/app-actor';
import { copierCopy } from '../../copy/copier';
import { procurementShareCopy as copy } from '../../copy/pages/procurement';
import { titles } from '../../copy/titles';
import { copyText } from '../../effects/copy-text';
import { hideLink, OPENED, openedLink } from '../../effects/mall/opened-link';
import { CopyNumber } from '../../features/copier/copy-number';
import { ShareLinks } from '../../features/mall/share/share-links';
import { ShareView } from '../../features/mall/share/share-view';
import { PlainHead } from '../../features/page/page-head';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { composeShareLinks, composeShareView } from '../compose/compose-share';
import { useIsHere } from '../doors/use-is-here';
import { useGateway } from '../gateway-context';

const copier = copierMachine.provide({ actors: { copyText } });

const Copier = ({ text }: { text: string }) => (
  <CopyNumber actor={useActorRef(copier, { input: { text } })} label={copierCopy.copyLink} />
);
const renderCopier = (address: string) => <Copier key={address} text={address} />;

/** The link leaves the address before it is opened. */
function Arrival({ token }: { token: string }) {
  useEffect(() => hideLink(token), [token]);
  return <PageSkeletonView shape="list" title={titles.procurementShare} />;
}

/** What somebody else shares. */
function Opened() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeShareView(gateway, app), [gateway, app]);
  const input = useMemo(() => ({ token: openedLink() }), []);
  return <ShareView actor={useActorRef(chart, { input })} />;
}

/** What is shared of one's own list. */
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

/** A link that is opened, or, without one, what is shared of one's own list. */
export default function ProcurementShare() {
  const navigation = useSelector(useAppActor(), selectNavigationActor);
  const isHere = useIsHere();
  const id = useSelector(navigation, (snapshot) => selectNavigation(snapshot).place.id);
  // What the build has drawn is taken over first, whatever the address names.
  if (!isHere) return <PageSkeletonView shape="list" title={titles.procurementShare} />;
  if (id === null) return <Own />;
  return id === OPENED ? <Opened /> : <Arrival token={id} />;
}
