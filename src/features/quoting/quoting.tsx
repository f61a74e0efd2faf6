import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { isSameQuoting, quotingIntents, selectQuoting, type QuotingActor } from '../../../machines/booking/quoting';
import type { OfferWords } from './offer-words';
import { deferred } from '../../ui/show/deferred';

const dialog = deferred(async () => (await import('./quoting-dialog')).QuotingDialogView);

/** Over the list, and only while something waits for an answer. */
export function Quoting({ actor, ...words }: OfferWords & { actor: QuotingActor }) {
  const view = useSelector(actor, selectQuoting, isSameQuoting);
  const on = useMemo(() => quotingIntents(actor), [actor]);
  return <dialog.Part isWanted={view.asks !== 'nothing'} view={view} on={on} {...words} />;
}
