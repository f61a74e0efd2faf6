import type { ShareLink, ShareShow } from '../../../domain/mall/share';
import type { ShareLinksActor, ShareLinksSnapshot } from './share-links.machine';
import type { ShareFailureCode, ShareLostCode } from './share-links.types';

const STAGES = ['loading', 'signedOut', 'shown'] as const;

export type ShareLinksView = {
  stage: (typeof STAGES)[number] | 'lost';
  links: readonly ShareLink[];
  listName: string | null;
  show: ShareShow;
  needsLogin: boolean;
  address: string | null;
  isFinding: boolean;
  isMaking: boolean;
  changingId: string | null;
  failureCode: ShareFailureCode | null;
  lostCode: ShareLostCode;
};

export function selectShareLinks(snapshot: ShareLinksSnapshot): ShareLinksView {
  const { links, open, show, needsLogin, address, madeId, change, failureCode, lostCode } = snapshot.context;
  // A revoked link is dead, so it is no longer shown.
  const isLiving = links.some(({ shareId, state }) => shareId === madeId && state === 'LIVING');
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    links,
    listName: open?.name ?? null,
    show,
    needsLogin,
    address: isLiving ? address : null,
    isFinding: snapshot.hasTag('finding'),
    isMaking: snapshot.hasTag('making'),
    changingId: snapshot.hasTag('changing') ? (change?.shareId ?? null) : null,
    failureCode,
    lostCode,
  };
}

export const shareLinksIntents = (actor: ShareLinksActor) => ({
  signIn: () => actor.send({ type: 'person.find' }),
  refresh: () => actor.send({ type: 'links.refresh' }),
  choose: (show: ShareShow) => actor.send({ type: 'show.choose', show }),
  askLogin: (needsLogin: boolean) => actor.send({ type: 'login.ask', needsLogin }),
  make: () => actor.send({ type: 'link.make' }),
  revoke: (shareId: string) => actor.send({ type: 'link.revoke', shareId }),
  extend: (shareId: string) => actor.send({ type: 'link.extend', shareId }),
});

export type ShareLinksIntents = ReturnType<typeof shareLinksIntents>;
