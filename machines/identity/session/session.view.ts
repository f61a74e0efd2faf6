import { SPECIAL_ENTERPRISE_CODE, type Standing } from '../../../domain/people/enterprise';
import type { SessionActor, SessionSnapshot } from './session.machine';

/** The token alone decides whether anybody is signed in. */
export const selectToken = ({ context }: SessionSnapshot): string | null => context.token;
export const selectIsSignedIn = (snapshot: SessionSnapshot): boolean => selectToken(snapshot) !== null;
export const selectName = ({ context }: SessionSnapshot): string => context.user?.name ?? '';
export const selectAvatar = ({ context }: SessionSnapshot): string => context.user?.avatar ?? '';
/** Null as long as nobody has said who is signed in. */
export const selectStanding = ({ context }: SessionSnapshot): Standing | null =>
  context.user && (context.user.serviceOpenAuditStatus ?? 'NATURAL');
export const selectHasWholeVehicleOrders = ({ context }: SessionSnapshot): boolean => context.mmInfo.length > 0;
export const selectIsSpecialEnterprise = ({ context }: SessionSnapshot): boolean =>
  context.user?.mcpCode === SPECIAL_ENTERPRISE_CODE;
export const selectEnterpriseEntries = ({ context }: SessionSnapshot) => context.entries;

/** Whose session it is, be it from the cookie or from the gateway. */
export const selectIsKnown = ({ context }: SessionSnapshot): boolean => context.user !== null;

/** Is it still open who the person is? A page may wait for it, but never long. */
export const selectIsSettling = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('settling');

/** Reloading by itself has not helped; the person decides. */
export const selectIsStranded = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('blocking');

/** The question who goes on, where somebody has come while somebody else is signed in. */
export const selectArrivalActor = ({ children }: SessionSnapshot) => children.arrival;

/** Everything a view may ask for. */
export const sessionIntents = (actor: SessionActor) => ({
  signOut: () => actor.send({ type: 'session.signOut' }),
  refreshUser: () => actor.send({ type: 'user.refresh' }),
  reload: () => actor.send({ type: 'page.reload' }),
});
