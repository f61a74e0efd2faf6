import { fromCallback } from 'xstate';

import type { DraftKeeper, OwedDraft, SaveLocalInput, TabEvent } from '../../../machines/order/order-draft';
import type { OrderWire } from '../../../contract/orders/orders';
import type { Gateway } from '../gateway/gateway';
import { draftChannel, isCounted, postRevision } from './draft-channel';
import { draftKeyAt, parseKeptDraft, writeClaim } from './draft-store';
import { keepLocally, sendOwedVia, type Writer } from './drafts';
import { holdOpen } from './recall-drafts';
import { houseNow } from '../clock';

/**
 * Hears drafts of other tabs and the page's end. Navigation within the site fires no event, so stopping saves and sends
 * what is pending; so does a switch to another draft.
 */
export const tabWatcherOf = (gateway: () => Promise<Gateway>, writer: Writer, wire: OrderWire) =>
  fromCallback<DraftKeeper, undefined, TabEvent>(({ sendBack, receive }) => {
    const { mode } = wire;
    const channel = draftChannel(mode);
    const sendOwed = sendOwedVia(gateway, writer, wire);
    let held: SaveLocalInput | null = null;
    let owed: (OwedDraft & { owner: string }) | null = null;
    const pay = () => {
      if (owed && [writer.name(), ''].includes(owed.owner)) sendOwed(owed).catch(() => undefined);
      owed = null;
    };
    let heardKey = '';
    let letGo = () => {};
    const open = (key: string, heard: string) => {
      if (owed?.key !== key) pay();
      letGo();
      heardKey = heard;
      writeClaim(mode, key);
      const locks = [...new Set([key, heard])].map((one) => holdOpen(mode, one));
      letGo = () => locks.forEach((unlock) => unlock());
    };
    receive((told) => {
      if (told.type === 'draft.open') open(told.key, told.heard);
      else if (told.type === 'draft.owe') owed = { ...told.draft, owner: writer.name() };
      else if (told.type === 'draft.forgive') owed = null;
      else if (told.type === 'draft.sent') {
        owed = null;
        postRevision(channel, { key: told.key, revision: told.revision });
      } else held = told.type === 'draft.hold' ? told.draft : null;
    });
    const hear = ({ key, newValue }: StorageEvent) => {
      const draft = key === draftKeyAt(mode, heardKey) ? parseKeptDraft(wire, newValue)?.draft : null;
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
      if (held) keepLocally(writer, wire, held, houseNow());
      pay();
    };
  });
