import { Link } from 'wouter';

import { orderNoInGroups } from '../../../domain/order/life/number';
import type { EnquiryView } from '../../../machines/order/enquiry';
import { enquiryCopy } from '../../copy/modes/enq';
import { momentText } from '../../copy/words/moment-words';
import { Badge } from '../../ui/mark/badge';
import { LinkButton } from '../../ui/press/link-button';
import { ENQUIRY_LOOKS, enquiryAddress, laneWords } from './enquiry-looks';

const { history: copy } = enquiryCopy;

type HistoryListProps = { view: Pick<EnquiryView, 'history' | 'isHistoryLost'>; onRetry: () => void };

export function HistoryList({ view: { history, isHistoryLost }, onRetry }: HistoryListProps) {
  return (
    <section aria-labelledby="enquiries">
      <h2 id="enquiries" className="text-20">
        {copy.title}
      </h2>
      {isHistoryLost && (
        <p className="mt-3 text-muted">
          <span role="alert">{copy.lost}</span> <LinkButton onClick={onRetry}>{copy.retry}</LinkButton>
        </p>
      )}
      {!isHistoryLost && history.length === 0 && <p className="mt-3 text-muted">{copy.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {history.map(({ enquiryNo, state, sentAt, ...ends }) => (
          <li key={enquiryNo} className="py-2.5">
            <p className="flex items-center justify-between gap-3">
              <Link
                href={enquiryAddress(enquiryNo)}
                className="font-medium text-sea underline-offset-2 hover:underline"
              >
                {laneWords(ends)}
              </Link>
              <Badge look={ENQUIRY_LOOKS[state]}>{copy.state[state]}</Badge>
            </p>
            <p className="text-12 text-muted">
              {orderNoInGroups(enquiryNo)} · {copy.sentAt(momentText(sentAt))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
