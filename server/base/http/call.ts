import type { Context } from 'hono';

import { clientAddress } from './client-address';
import { notSignedInFault } from './refusal';
import type { Sessions, SessionUser } from './sessions';

export type Call = {
  requestId: string;
  address: string;
  /** Address at the other end of the connection: a proxy, if there is one. */
  peer: string;
  /** True if the client came over https. Decides `Secure` on cookies. */
  secure: boolean;
  token: string | undefined;
  header: (name: string) => string | undefined;
  /** Undefined without a token or after its session ended. Looked up once per call. */
  findUser: () => Promise<SessionUser | undefined>;
  /** Refuses with the code that ends a session. */
  requireUser: () => Promise<SessionUser>;
  setCookie: (line: string) => void;
};

/** Sockets behind a request; absent in tests that run in process. */
/** `complete`: true once the whole request has arrived. */
export type Bindings = {
  incoming?: { socket: { remoteAddress?: string | undefined; encrypted?: boolean }; complete?: boolean };
};
export type GatewayContext = Context<{ Bindings: Bindings }>;

export type CallOptions = { sessions: Sessions; trustedProxies: number };

export function buildCall(
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
      if (!found) throw notSignedInFault();
      return found;
    },
    setCookie: (line) => void cookies.push(line),
  };
}
