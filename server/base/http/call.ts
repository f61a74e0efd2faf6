import type { Context } from 'hono';

import { clientAddress } from './client-address';
import { notSignedIn } from './refusal';
import type { Sessions, SessionUser } from './sessions';

/** What a handler may know of the request it answers, besides its validated input. */
export type Call = {
  requestId: string;
  /** The caller's address as the trusted proxies saw it. */
  address: string;
  /** The machine at the other end of the connection; a proxy, where there is one. */
  peer: string;
  /** Did the person come over https? Decides `Secure` on cookies. */
  secure: boolean;
  token: string | undefined;
  header: (name: string) => string | undefined;
  /** Nobody, where there is no token or it has ended. Asked once a call, however often it is called. */
  findUser: () => Promise<SessionUser | undefined>;
  /** Refuses with the code that ends a session. */
  requireUser: () => Promise<SessionUser>;
  /** Adds one Set-Cookie line to the answer. */
  setCookie: (line: string) => void;
};

/** The sockets behind a request; absent where a test asks in process. */
/** `complete`: whether all of the request has come. */
export type Bindings = {
  incoming?: { socket: { remoteAddress?: string | undefined; encrypted?: boolean }; complete?: boolean };
};
export type GatewayContext = Context<{ Bindings: Bindings }>;

export type CallOptions = { sessions: Sessions; trustedProxies: number };

export function callOf(
  c: GatewayContext,
  requestId: string,
  cookies: string[],
  { sessions, trustedProxies }: CallOptions,
): Call {
  const header = (name: string) => c.req.header(name);
  const socket = c.env?.incoming?.socket;
  const peer = socket?.remoteAddress ?? '127.0.0.1';
  const forwardedProtocol = trustedProxies > 0 ? header('x-forwarded-proto') : undefined;
  const token = header('authorization');
  let user: Promise<SessionUser | undefined> | undefined;
  const findUser = () => (user ??= token ? sessions.resolve(token) : Promise.resolve(undefined));
  return {
    requestId,
    address: clientAddress(peer, header('x-forwarded-for'), trustedProxies),
    peer,
    secure: forwardedProtocol === 'https' || socket?.encrypted === true,
    token,
    header,
    findUser,
    async requireUser() {
      const found = await findUser();
      if (!found) throw notSignedIn();
      return found;
    },
    setCookie: (line) => void cookies.push(line),
  };
}
