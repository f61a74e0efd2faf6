import { formatMoney } from '../../../domain/values/money';
import type { EnquiryMessage } from '../../../domain/order/enquiry/enquiry-life';
import { enquiryCaseCopy } from '../../copy/modes/enq-case';
import { Button } from '../../ui/press/button';
import { CaseTextField } from './case-field';
import type { CaseParts } from './case-parts';
import { weekdayText } from '../../copy/words/moment-words';

const { thread: copy } = enquiryCaseCopy;

const Said = ({ at, byHouse, text, counter }: EnquiryMessage) => (
  <li className={`rounded-card border border-line px-4 py-2.5 ${byHouse ? 'bg-sea-tint' : 'bg-surface'}`}>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-12 text-muted">
      <span>{byHouse ? copy.house : copy.you}</span>
      <span>{weekdayText(at)}</span>
    </p>
    {counter !== null && (
      <p className="font-semibold text-ink">{copy.counter(formatMoney(counter), counter.isTaxed)}</p>
    )}
    <p className="break-words whitespace-pre-line text-ink">{text}</p>
  </li>
);

export function CaseThread({ enquiry: { messages }, view, on }: CaseParts) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="text-20">
        {copy.title}
      </h2>
      {messages.length === 0 && <p className="mt-3 text-muted">{copy.none}</p>}
      <ul className="mt-3 grid gap-2">
        {messages.map((message) => (
          <Said key={message.seq} {...message} />
        ))}
      </ul>
      {view.may.say && (
        <form
          noValidate
          className="mt-4 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
          onSubmit={(event) => {
            event.preventDefault();
            on.say();
          }}
        >
          <CaseTextField view={view} on={on} field="message" />
          <Button look="line" type="submit" isBusy={view.isBusy} className="sm:mt-7.5">
            {copy.send}
          </Button>
        </form>
      )}
    </section>
  );
}
