import { MODES } from '../../../domain/mode-ids';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { EarlierOrder } from '../../../domain/order/receipt/result';
import { weekdayText } from '../../copy/words/moment-words';

type EarlierNoteProps = { earlier: EarlierOrder | null; words: (at: string, hasResult: boolean) => string };

/**
 * An earlier identical order, so that it is not ordered twice. A full page load, since a receipt may share this
 * address.
 */
export function EarlierNote({ earlier, words }: EarlierNoteProps) {
  if (earlier === null) return null;
  return (
    <p className="mb-6 rounded-card border border-sea bg-sea-tint px-4 py-3 text-ink">
      <span role="status">{words(weekdayText(earlier.at), earlier.hasResult)}</span>{' '}
      <a href={receiptAddress(MODES.DGD, earlier.orderNo)} className="text-sea underline underline-offset-4">
        {orderNoInGroups(earlier.orderNo)}
      </a>
    </p>
  );
}
