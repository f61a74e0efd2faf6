import type { Call } from '../http/call';
import { notSignedIn } from '../http/refusal';
import { tokenCookie } from './cookie';
import { deviceOf } from './device';
import type { SessionService } from './service';

export type Entering = { id: string; name: string; passwordHash: string };

/** The last step of every way in. Nobody enters with a password that was changed a moment ago. */
export async function enter(sessions: SessionService, call: Call, { id, name, passwordHash }: Entering) {
  const token = await sessions.start({ userId: id, passwordHash, device: deviceOf(call.header('user-agent')) });
  if (token === undefined) throw notSignedIn();
  call.setCookie(tokenCookie(token, call.secure));
  return { token, userName: name };
}
