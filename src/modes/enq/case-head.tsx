import { Link } from 'wouter';

import { isContract } from '../../../domain/modes/enq/wish';
import { parseMoment } from '../../../domain/values/moments';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { routePath } from '../../../domain/routes';
import { enquiryStateNames } from '../../copy/modes/enq';
import { enquiryCaseCopy as copy } from '../../copy/modes/enq-case';
import { clockWords, remainingWords, weekdayText } from '../../copy/words/moment-words';
import { Badge } from '../../ui/mark/badge';
import type { CaseParts } from './case-parts';
import { ENQUIRY_LOOKS, laneWords } from './enquiry-looks';
import { DAY_MS } from '../../../domain/values/spans';

function pendingDeadline({ enquiry: { answer, answerBy }, view: { state } }: CaseParts): string | null {
  if (state === 'OPEN') return answerBy;
  return state === 'ANSWERED' && answer ? answer.validUntil : null;
}

function Clock({ at, now }: { at: string; now: number }) {
  const left = Math.max(0, (parseMoment(at) ?? now) - now);
  return (
    <p className="whitespace-nowrap print:hidden">
      <span className="text-12 text-muted">{copy.left} </span>
      <span role="timer" className="text-24 font-semibold text-ink">
        {left >= DAY_MS ? remainingWords(left) : clockWords(Math.ceil(left / 1000))}
      </span>
    </p>
  );
}

export function CaseHead(parts: CaseParts) {
  const { enquiry, view } = parts;
  const { enquiryNo, sentAt, form, answer, answerBy, reason } = enquiry;
  const deadline = pendingDeadline(parts);
  const at = view.state === 'ANSWERED' ? (answer?.validUntil ?? '') : answerBy;
  return (
    <header className="mb-8">
      <Link href={routePath('enquiryFcl')} className="text-12 text-sea underline-offset-2 hover:underline">
        {copy.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-24 outline-none md:text-32">
          {copy.title} {laneWords(enquiry)}
        </h1>
        <Badge look={ENQUIRY_LOOKS[view.state]}>{enquiryStateNames[view.state]}</Badge>
      </div>
      <p className="mt-1 text-muted">
        {orderNoInGroups(enquiryNo)} · {copy.sentAt(weekdayText(sentAt))}
        {form !== null && isContract(form) && ` · ${copy.byContract}`}
      </p>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-4 py-3 md:px-5">
        <p role="status" className="text-ink">
          {copy.stands[view.state](weekdayText(at))}
          {reason !== '' && <span className="block text-muted">{copy.reason(reason)}</span>}
        </p>
        {deadline !== null && <Clock at={deadline} now={view.now} />}
      </div>
    </header>
  );
}
