import type { Call } from '../http/call';

/** Null for somebody who has not signed in. */
export const whoAsks = async (call: Call): Promise<string | null> => (await call.findUser())?.userId ?? null;
