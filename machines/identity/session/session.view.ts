import { SPECIAL_ENTERPRISE_CODE, type AccountStanding } from '../../../domain/people/enterprise';
import type { SessionActor, SessionSnapshot } from './session.machine';

/** The token alone decides if a person is signed in. */
export const selectToken = ({ context }: SessionSnapshot): string | null => context.token;
export const selectIsSignedIn = (snapshot: SessionSnapshot): boolean => selectToken(snapshot) !== null;
export const selectName = ({ context }: SessionSnapshot): string => context.user?.name ?? '';
export const selectAvatar = ({ context }: SessionSnapshot): string => context.user?.avatar ?? '';
/** Null until the user is known. */
export const selectStanding = ({ context }: SessionSnapshot): AccountStanding | null =>
  context.user && (context.user.serviceOpenAuditStatus ?? 'NATURAL');
export const selectHasWholeVehicleOrders = ({ context }: SessionSnapshot): boolean => context.mmInfo.length > 0;
export const selectIsSpecialEnterprise = ({ context }: SessionSnapshot): boolean =>
  context.user?.mcpCode === SPECIAL_ENTERPRISE_CODE;
export const selectEnterpriseEntries = ({ context }: SessionSnapshot) => context.entries;

export const selectIsKnown = ({ context }: SessionSnapshot): boolean => context.user !== null;

/** True while the person is not decided. Pages wait for it only briefly. */
export const selectIsSettling = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('settling');

/** Automatic reloads did not help; the user decides. */
export const selectIsStranded = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('blocking');

export const selectArrivalActor = ({ children }: SessionSnapshot) => children.arrival;

export const sessionIntents = (actor: SessionActor) => ({
  signOut: () => actor.send({ type: 'session.signOut' }),
  refreshUser: () => actor.send({ type: 'user.refresh' }),
  reload: () => actor.send({ type: 'page.reload' }),
});
