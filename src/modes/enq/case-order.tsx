import { Link } from 'wouter';

import { MODES } from '../../../domain/mode-ids';
import { acceptedAddress } from '../../../domain/order/enquiry/accepted-address';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { parseMoment } from '../../../domain/values/moments';
import { enquiryCaseCopy } from '../../copy/modes/enq-case';
import { buttonClass } from '../../ui/press/button-look';
import type { CaseParts } from './case-parts';
import { weekdayText } from '../../copy/words/moment-words';

const { order: copy } = enquiryCaseCopy;

export function CaseOrder({ enquiry, view: { now, state } }: CaseParts) {
  const { quote, orderNo, answer } = enquiry;
  if (!answer || (state !== 'ACCEPTED' && state !== 'ORDERED')) return null;
  if (orderNo !== null)
    return (
      <Link href={receiptAddress(MODES[answer.offer.mode], orderNo)} className={buttonClass('sea', 'medium', 'mb-6')}>
        {copy.see(orderNoInGroups(orderNo))}
      </Link>
    );
  const isHeld = quote !== null && (parseMoment(quote.lockedUntil) ?? 0) > now;
  const address = acceptedAddress(enquiry);
  const said = isHeld ? copy.until(weekdayText(quote.lockedUntil)) : copy.lapsed;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-good bg-good-tint p-4 md:p-5">
      {address !== null && (
        <Link href={address} className={buttonClass('signal', 'large', '')}>
          {copy.go}
        </Link>
      )}
      <p className="text-ink">{quote ? said : copy.gone}</p>
    </div>
  );
}
