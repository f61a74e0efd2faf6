import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { quotingIntents, selectQuoting, type QuotingActor } from '../../../machines/booking/quoting';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import type { OfferWords } from './offer-words';
import { deferPart } from '../../ui/show/deferred';

const dialog = deferPart(async () => (await import('./quoting-dialog')).QuotingDialogView);

/** Mounted over the list only while a question is open. */
export function Quoting({ actor, ...words }: OfferWords & { actor: QuotingActor }) {
  const view = useSelector(actor, selectQuoting, isDrawnAlike);
  const on = useMemo(() => quotingIntents(actor), [actor]);
  return <dialog.Part isWanted={view.asks !== 'nothing'} view={view} on={on} {...words} />;
}
