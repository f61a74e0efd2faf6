/** Owner of a live session. Identity may extend it; it never holds a secret. */
export type SessionUser = { userId: string; sessionId: string; phone: string };

/** Resolves tokens through identity. Undefined for an unknown or ended token. */
export type Sessions = { resolve(token: string): Promise<SessionUser | undefined> };
