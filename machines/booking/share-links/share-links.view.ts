import type { ShareLink, ShareShow } from '../../../domain/mall/share';
import type { ShareLinksActor, ShareLinksSnapshot } from './share-links.machine';
import type { ShareFailureCode, ShareLostCode } from './share-links.types';

const STAGES = ['loading', 'signedOut', 'shown'] as const;

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type ShareLinksView = {
  stage: (typeof STAGES)[number] | 'lost';
  links: readonly ShareLink[];
  /** What the list is called that a link is made of; null before that is known. */
  listName: string | null;
  show: ShareShow;
  needsLogin: boolean;
  address: string | null;
  isFinding: boolean;
  isMaking: boolean;
  /** The link that is being taken back or extended. */
  changingId: string | null;
  failureCode: ShareFailureCode | null;
  lostCode: ShareLostCode;
};

export function selectShareLinks(snapshot: ShareLinksSnapshot): ShareLinksView {
  const { links, open, show, needsLogin, address, madeId, change, failureCode, lostCode } = snapshot.context;
  // A link that was taken back leads nowhere: it is shown no longer.
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

/** Everything a view may ask for. */
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
