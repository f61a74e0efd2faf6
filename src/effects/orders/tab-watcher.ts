import { fromCallback } from 'xstate';

import type { DraftKeeper, SaveLocalInput, TabHeard } from '../../../machines/order/order-draft';
import type { ModeId } from '../../../domain/modes';
import { openChannel } from '../channel';
import { draftAt, draftsOf, keptIn, writeClaim } from './draft-store';
import { keepLocally, type Writer } from './drafts';
import { holdOpen } from './recall-drafts';

/** Of the draft with this key the gateway counts this revision by now. */
type Counted = { key: string; revision: number };

const isCounted = (said: unknown): said is Counted =>
  typeof said === 'object' && said !== null && 'key' in said && 'revision' in said;

/**
 * Hears what another tab has written into its copy of the draft, and that this page is about to go. A page that is left
 * for another one of the site goes without a sign: what was not kept until then is kept as this ends.
 */
export const tabWatcherOf = (writer: Writer, mode: ModeId) =>
  fromCallback<DraftKeeper, undefined, TabHeard>(({ sendBack, receive }) => {
    const channel = openChannel(draftsOf(mode));
    let held: SaveLocalInput | null = null;
    let heardKey = '';
    let letGo = () => {};
    const open = (key: string, heard: string) => {
      letGo();
      heardKey = heard;
      writeClaim(mode, key);
      const locks = [...new Set([key, heard])].map((one) => holdOpen(mode, one));
      letGo = () => locks.forEach((unlock) => unlock());
    };
    receive((told) => {
      if (told.type === 'draft.open') open(told.key, told.heard);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      else if (told.type === 'draft.sent') channel?.postMessage({ key: told.key, revision: told.revision });
      else held = told.type === 'draft.hold' ? told.draft : null;
    });
    const hear = ({ key, newValue }: StorageEvent) => {
      const draft = key === draftAt(mode, heardKey) ? keptIn(mode, newValue)?.draft : null;
      if (draft) sendBack({ type: 'draft.appeared', draft });
    };
    const count = ({ data }: MessageEvent<unknown>) => {
      if (isCounted(data) && data.key === heardKey) sendBack({ type: 'draft.counted', revision: data.revision });
    };
    const leave = () => sendBack({ type: 'page.leave' });
    const hide = () => document.visibilityState === 'hidden' && leave();
    channel?.addEventListener('message', count);
    addEventListener('storage', hear);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      channel?.close();
      letGo();
      if (held) keepLocally(writer, mode, held, Date.now());
    };
  });
