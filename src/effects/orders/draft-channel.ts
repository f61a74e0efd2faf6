import type { ModeId } from '../../../domain/mode-ids';
import { openChannel } from '../channel';
import { draftStorageKey } from './draft-store';

type DraftRevision = { key: string; revision: number };

export const isCounted = (said: unknown): said is DraftRevision =>
  typeof said === 'object' && said !== null && 'key' in said && 'revision' in said;

/** Channel between tabs that edit drafts of a mode, for the revisions known to the gateway. */
export const draftChannel = (mode: ModeId): BroadcastChannel | null => openChannel(draftStorageKey(mode));

export const postRevision = (channel: BroadcastChannel | null, counted: DraftRevision): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(counted);

/** Used by a page that has been left. */
export function tellCounted(mode: ModeId, counted: DraftRevision): void {
  const channel = draftChannel(mode);
  postRevision(channel, counted);
  channel?.close();
}
