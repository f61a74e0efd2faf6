/** A piece of the site that was wanted did not come: not found, cut off, or something else in its place. */
export type ChunkFailed = { type: 'chunk.failed' };

export type ChunkGuardEvent = ChunkFailed | { type: 'page.reload' };

/** Refused so soon after the last reload, or without a network. */
export type ChunkReloadOutcome = { isReloading: boolean };
