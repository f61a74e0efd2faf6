import { fromCallback, type EventObject } from 'xstate';

import type { OrderDraftEvent } from '../../../machines/order/order-draft';
import type { ModeId } from '../../../domain/modes';
import { draftKeyOf, keptIn } from './draft-store';

type Heard = Extract<OrderDraftEvent, { type: 'draft.appeared' | 'page.leave' }>;

/** Hears what another tab has written into its copy of the draft, and that this page is about to go. */
export const tabWatcherOf = (mode: ModeId) =>
  fromCallback<EventObject, undefined, Heard>(({ sendBack }) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const draft = key === draftKeyOf(mode) ? keptIn(mode, newValue)?.draft : null;
      if (draft) sendBack({ type: 'draft.appeared', draft });
    };
    const leave = () => sendBack({ type: 'page.leave' });
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('storage', hear);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  });
