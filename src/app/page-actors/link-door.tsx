import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ComponentType } from 'react';

import { copierMachine } from '../../../machines/shell/copier';
import { selectNavigationActor } from '../../../machines/shell/app';
import { selectNavigation } from '../../../machines/shell/navigation';
import { useAppActor } from '../../actors/app-actor';
import { copierCopy } from '../../copy/site/copier';
import { titles } from '../../copy/site/titles';
import { copyText } from '../../effects/copy-text';
import { hideLink, OPENED, type LinkPage } from '../../effects/mall/opened-link';
import { CopyNumber } from '../../features/copier/copy-number';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { useIsHere } from './use-is-here';

const copier = copierMachine.provide({ actors: { copyText } });

const Copier = ({ text }: { text: string }) => (
  <CopyNumber actor={useActorRef(copier, { input: { text } })} label={copierCopy.copyLink} />
);
export const renderCopier = (address: string) => <Copier key={address} text={address} />;

/** Removes the secret link from the address before opening it. */
function Arrival({ page, token }: { page: LinkPage; token: string }) {
  useEffect(() => hideLink(page, token), [page, token]);
  return <PageSkeletonView shape="list" title={titles[page]} />;
}

type LinkDoorProps = { page: LinkPage; Own: ComponentType; Opened: ComponentType };

export function LinkEntry({ page, Own, Opened }: LinkDoorProps) {
  const navigation = useSelector(useAppActor(), selectNavigationActor);
  const isHere = useIsHere();
  const id = useSelector(navigation, (snapshot) => selectNavigation(snapshot).place.id);
  if (!isHere) return <PageSkeletonView shape="list" title={titles[page]} />;
  if (id === null) return <Own />;
  return id === OPENED ? <Opened /> : <Arrival page={page} token={id} />;
}
