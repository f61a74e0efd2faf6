import { fromCallback, type EventObject } from 'xstate';

import type { OrderDraftEvent } from '../../../machines/order/order-draft';
import { DRAFT_KEY, keptIn } from './draft-store';

type Appeared = Extract<OrderDraftEvent, { type: 'draft.appeared' }>;

/** Hears what another tab has written into its copy of the draft. */
export const tabWatcher = fromCallback<EventObject, undefined, Appeared>(({ sendBack }) => {
  const hear = ({ key, newValue }: StorageEvent) => {
    const draft = key === DRAFT_KEY ? keptIn(newValue)?.draft : null;
    if (draft) sendBack({ type: 'draft.appeared', draft });
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
});
