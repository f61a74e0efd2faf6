import { fromCallback, type EventObject } from 'xstate';

import type { OrderDraftEvent } from '../../../machines/order/order-draft';
import type { ModeId } from '../../../domain/modes';
import { draftKeyOf, keptIn } from './draft-store';

type Appeared = Extract<OrderDraftEvent, { type: 'draft.appeared' }>;

/** Hears what another tab has written into its copy of the draft. */
export const tabWatcherOf = (mode: ModeId) =>
  fromCallback<EventObject, undefined, Appeared>(({ sendBack }) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const draft = key === draftKeyOf(mode) ? keptIn(mode, newValue)?.draft : null;
      if (draft) sendBack({ type: 'draft.appeared', draft });
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  });
