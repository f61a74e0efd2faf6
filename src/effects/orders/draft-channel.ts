import type { ModeId } from '../../../domain/mode-ids';
import { openChannel } from '../channel';
import { draftsOf } from './draft-store';

/** Of the draft with this key the gateway counts this revision by now. */
type DraftRevision = { key: string; revision: number };

export const isCounted = (said: unknown): said is DraftRevision =>
  typeof said === 'object' && said !== null && 'key' in said && 'revision' in said;

/** The channel on which the tabs that fill in drafts of a mode tell each other what the gateway counts. */
export const draftChannel = (mode: ModeId): BroadcastChannel | null => openChannel(draftsOf(mode));

export const tellOn = (channel: BroadcastChannel | null, counted: DraftRevision): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(counted);

/** Said by a page that is left already. */
export function tellCounted(mode: ModeId, counted: DraftRevision): void {
  const channel = draftChannel(mode);
  tellOn(channel, counted);
  channel?.close();
}
