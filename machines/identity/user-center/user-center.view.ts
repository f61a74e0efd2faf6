import type { CenterPage } from '../../../domain/people/user-center';
import type { UserCenterActor, UserCenterSnapshot } from './user-center.machine';
import type { CenterPerson, OutsideReason } from './user-center.types';

const STAGES = ['entering', 'unreachable', 'inside', 'outside'] as const;

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

export const selectVerificationActor = ({ children }: UserCenterSnapshot) => children.verification;

export const selectBuyerPapersActor = ({ children }: UserCenterSnapshot) => children.buyerPapers;

export const selectOrdersActor = ({ children }: UserCenterSnapshot) => children.centerOrders;

export const selectWalletActor = ({ children }: UserCenterSnapshot) => children.couponWallet;

export const selectOwnSamplesActor = ({ children }: UserCenterSnapshot) => children.ownSamples;

export const selectDevicesActor = ({ children }: UserCenterSnapshot) => children.devices;

export const selectClosingActor = ({ children }: UserCenterSnapshot) => children.accountClosing;

export const userCenterIntents = (actor: UserCenterActor) => ({
  retry: () => actor.send({ type: 'person.retry' }),
  signOut: () => actor.send({ type: 'person.signOut' }),
});

export type UserCenterIntents = ReturnType<typeof userCenterIntents>;
