/** Who a live session belongs to. Identity may add to this; it never holds a secret. */
export type SessionUser = { userId: string; sessionId: string; phone: string };

/** How the edge asks identity whose token this is. An unknown or ended token is nobody's. */
export type Sessions = { resolve(token: string): Promise<SessionUser | undefined> };
