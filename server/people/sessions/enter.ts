import type { Call } from '../../base/http/call';
import { notSignedInFault } from '../../base/http/refusal';
import { tokenCookie } from './cookie';
import { describeDevice } from './device';
import type { KnownDevices } from './known-devices';
import type { SessionService } from './service';

export type Entering = { id: string; name: string; passwordHash: string };

export type Entrance = { sessions: SessionService; devices: KnownDevices };

/** Last step of every sign-in. Refuses a password that has just been changed. */
export async function openSession({ sessions, devices }: Entrance, call: Call, { id, name, passwordHash }: Entering) {
  const token = await sessions.start({ userId: id, passwordHash, device: describeDevice(call.header('user-agent')) });
  if (token === undefined) throw notSignedInFault();
  call.setCookie(tokenCookie(token, call.secure));
  await devices.note(call, id);
  return { token, userName: name };
}
