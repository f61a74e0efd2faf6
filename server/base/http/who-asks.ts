import type { Call } from './call';

/** `userId`: null for a visitor who is not signed in. */
export type Asker = { userId: string | null; address: string };

export const whoAsks = async (call: Call): Promise<Asker> => ({
  userId: (await call.findUser())?.userId ?? null,
  address: call.address,
});
