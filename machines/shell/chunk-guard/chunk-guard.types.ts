/** A chunk failed to load: not found, cut off, or replaced by other content. */
export type ChunkFailed = { type: 'chunk.failed' };

export type ChunkGuardEvent = ChunkFailed | { type: 'page.reload' };

/** False shortly after the last reload, or offline. */
export type ChunkReloadOutcome = { isReloading: boolean };
