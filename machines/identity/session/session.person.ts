import type { PersonDetails, SessionUser } from './user';
import type { Cookies, SessionContext } from './session.types';

type Person = Cookies & PersonDetails & Pick<SessionContext, 'entries'>;

export const NOBODY: Person = { token: null, user: null, roles: [], mmInfo: [], enterpriseResp: null, entries: [] };

export const userWithName = (name: string): SessionUser => ({
  name,
  avatar: '',
  mcpCode: '',
  serviceOpenAuditStatus: null,
});

export const personFromCookies = ({ token, user }: Cookies): Person =>
  token === null ? NOBODY : { ...NOBODY, token, user };
