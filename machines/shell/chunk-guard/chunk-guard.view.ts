import type { ChunkGuardActor, ChunkGuardSnapshot } from './chunk-guard.machine';

export type ChunkGuardView = { isReloading: boolean; isFailed: boolean };

export const selectChunkGuard = (snapshot: ChunkGuardSnapshot): ChunkGuardView => ({
  isReloading: snapshot.hasTag('reloading'),
  isFailed: snapshot.hasTag('failed'),
});

export const chunkGuardIntents = (actor: ChunkGuardActor) => ({
  reload: () => actor.send({ type: 'page.reload' }),
});
