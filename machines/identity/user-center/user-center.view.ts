import type { CenterPage } from '../../../domain/people/user-center';
import type { UserCenterActor, UserCenterSnapshot } from './user-center.machine';
import type { CenterPerson, OutsideReason } from './user-center.types';

const STAGES = ['entering', 'unreachable', 'inside', 'outside'] as const;

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type UserCenterView = {
  stage: (typeof STAGES)[number];
  page: CenterPage;
  person: CenterPerson | null;
  reason: OutsideReason;
};

export const selectUserCenter = (snapshot: UserCenterSnapshot): UserCenterView => {
  const { page, person, reason } = snapshot.context;
  return { stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'entering', page, person, reason };
};

export const selectCenterToken = ({ context }: UserCenterSnapshot): string | null => context.token;

/** Owner of drafts typed in the center; empty outside of a session. */
export const selectCenterUserId = ({ context }: UserCenterSnapshot): string => context.person?.userId ?? '';

/** The papers of the enterprise, as long as somebody is inside. */
export const selectVerificationActor = ({ children }: UserCenterSnapshot) => children.verification;

/** The papers the enterprise buys by, as long as somebody is inside. */
export const selectBuyerPapersActor = ({ children }: UserCenterSnapshot) => children.buyerPapers;

/** The person's orders, as long as they are inside. */
export const selectOrdersActor = ({ children }: UserCenterSnapshot) => children.centerOrders;

/** The coupons they have claimed, as long as they are inside. */
export const selectWalletActor = ({ children }: UserCenterSnapshot) => children.couponWallet;

/** The samples they have asked for, as long as they are inside. */
export const selectOwnSamplesActor = ({ children }: UserCenterSnapshot) => children.ownSamples;

/** Where else the person is signed in, as long as they are inside. */
export const selectDevicesActor = ({ children }: UserCenterSnapshot) => children.devices;

/** The way out of the house, as long as they are inside. */
export const selectClosingActor = ({ children }: UserCenterSnapshot) => children.accountClosing;

/** Everything a view may ask for. */
export const userCenterIntents = (actor: UserCenterActor) => ({
  retry: () => actor.send({ type: 'person.retry' }),
  signOut: () => actor.send({ type: 'person.signOut' }),
});

export type UserCenterIntents = ReturnType<typeof userCenterIntents>;
