import type { LoginEvent } from '../../identity/login';
import type { NoticeContent } from '../notices';
import type { ReadingInput } from '../../content/reading';
import { selectStanding, selectToken } from '../../identity/session';
import type { AppActor, AppSnapshot } from './app.machine';

/** Children of the root live as long as the page, so views may rely on them. */
function resident<TActor>(actor: TActor | undefined, name: string): TActor {
  if (!actor) throw new Error(`${name} was never started`);
  return actor;
}

export const selectSessionActor = ({ children }: AppSnapshot) => resident(children.session, 'session');
export const selectLoginActor = ({ children }: AppSnapshot) => resident(children.login, 'login');
export const selectPasswordActor = ({ children }: AppSnapshot) => resident(children.password, 'password');
export const selectNavigationActor = ({ children }: AppSnapshot) => resident(children.navigation, 'navigation');
export const selectChunkGuardActor = ({ children }: AppSnapshot) => resident(children.chunkGuard, 'chunkGuard');
export const selectNewEditionsActor = ({ children }: AppSnapshot) => resident(children.newEditions, 'new editions');
export const selectHeaderActor = ({ children }: AppSnapshot) => resident(children.header, 'header');
export const selectAuthNoticeActor = ({ children }: AppSnapshot) => children.authNotice;
export const selectReadingActor = ({ children }: AppSnapshot) => children.reading;
export const selectNoticesActor = ({ children }: AppSnapshot) => resident(children.notices, 'notices');

/** Token used by this page, whatever the cookies hold. */
export const selectCurrentToken = (snapshot: AppSnapshot) => selectToken(selectSessionActor(snapshot).getSnapshot());

export const selectIsLoginShown = (snapshot: AppSnapshot): boolean =>
  snapshot.matches({ visitor: { anonymous: 'atLogin' } });
export const selectIsAuthenticationShown = (snapshot: AppSnapshot): boolean =>
  snapshot.matches({ authentication: 'shown' });
export const selectLocationUrl = ({ context }: AppSnapshot): string | null => context.locationUrl;

type LoginWish = Omit<Extract<LoginEvent, { type: 'login.show' }>, 'type'>;

export const appIntents = (actor: AppActor) => ({
  showLogin: (wish: LoginWish = {}) => actor.send({ type: 'login.show', ...wish }),
  hideLogin: () => actor.send({ type: 'login.hide' }),
  showAuthentication: (locationUrl: string) => {
    const standing = selectStanding(selectSessionActor(actor.getSnapshot()).getSnapshot());
    actor.send({ type: 'authentication.show', locationUrl, standing });
  },
  hideAuthentication: () => actor.send({ type: 'authentication.hide' }),
  showText: (reading: ReadingInput) => actor.send({ type: 'reading.show', ...reading }),
  showPassword: () => actor.send({ type: 'password.show' }),
  signOut: () => actor.send({ type: 'session.signOut' }),
  refreshUser: () => actor.send({ type: 'user.refresh' }),
  reload: () => actor.send({ type: 'page.reload' }),
  raise: (notice: NoticeContent) => actor.send({ type: 'notice.raise', notice }),
});
