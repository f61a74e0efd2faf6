import type { PlacedOrder, ReceiptParts } from '../../../domain/order/receipt/placed';
import type { OrderReceiptIntents, ReceiptStep, ShownReceipt } from '../../../machines/order/order-receipt';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';
import { TextLink } from '../../ui/press/text-link';
import { dueParts } from './receipt-words';

const LOOKS: Record<ReceiptStep['standing'], { when: string; dot: string; name: string }> = {
  done: { when: 'text-muted', dot: 'border-good bg-good', name: 'text-muted' },
  now: { when: 'font-semibold text-warn', dot: 'border-warn bg-warn', name: 'font-semibold text-ink' },
  missed: { when: 'font-semibold text-bad', dot: 'border-bad bg-bad', name: 'font-semibold text-ink' },
  gone: { when: 'text-bad', dot: 'border-bad bg-surface', name: 'text-muted' },
  later: { when: 'text-ink', dot: 'border-line-strong bg-surface', name: 'text-ink' },
  departure: { when: 'font-semibold text-ink', dot: 'border-ink bg-ink', name: 'font-semibold text-ink' },
};

type TimelineParts = Pick<ReceiptParts, 'carriage' | 'leaving' | 'hints'>;

function stepHint({ code }: ReceiptStep, { papers }: PlacedOrder, { carriage, hints }: TimelineParts): string {
  if (code === 'PAPERS') return copy.papersHint(papers.filter(({ isHere }) => !isHere).length);
  return code === 'DEPARTURE' ? carriage : (hints?.[code] ?? copy.hints[code]);
}

function Way({ step, on }: { step: ReceiptStep; on: OrderReceiptIntents }) {
  if (step.code === 'VERIFY')
    return <LinkButton onClick={() => on.visitCenter('verification')}>{copy.toVerify}</LinkButton>;
  if (step.code === 'SI' && step.standing === 'later') return <LinkButton onClick={on.print}>{copy.toNote}</LinkButton>;
  return step.code === 'PAPERS' ? <TextLink href="#papers">{copy.toPapers}</TextLink> : null;
}

type ReceiptTimelineProps = {
  view: ShownReceipt;
  parts: TimelineParts;
  on: OrderReceiptIntents;
};

export function ReceiptTimeline({ view: { steps, order }, parts, on }: ReceiptTimelineProps) {
  const isAhead = steps.some(({ standing }) => standing !== 'done' && standing !== 'gone');
  return (
    <section>
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-20">{isAhead ? copy.next : copy.behind}</h2>
        {isAhead && (
          <LinkButton className="inline-flex items-center gap-1.5 px-1 print:hidden" onClick={on.saveCalendar}>
            <Icon name="calendar" className="size-4" />
            {copy.calendar}
          </LinkButton>
        )}
      </header>
      <ol>
        {steps.map((step, at) => {
          const look = LOOKS[step.standing];
          return (
            <li
              key={step.code}
              className={`relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 pb-5 md:grid-cols-[132px_20px_minmax(0,1fr)] ${at < steps.length - 1 ? 'before:absolute before:top-4 before:-bottom-1 before:left-[5px] before:w-px before:bg-line-strong/50 md:before:left-[149px]' : ''}`}
            >
              <span className={`max-md:col-start-2 max-md:row-start-2 max-md:text-12 md:text-right ${look.when}`}>
                {dueParts(step.code, step.at).map((part) => (
                  <span key={part} className="inline-block whitespace-nowrap max-md:not-last:mr-1">
                    {part}{' '}
                  </span>
                ))}
              </span>
              <span className="relative max-md:row-start-1" aria-hidden="true">
                <i className={`absolute top-1.5 left-0 size-[11px] rotate-45 border-[1.5px] ${look.dot}`} />
              </span>
              <div className="flex items-start gap-4 max-md:col-start-2 max-md:row-start-1">
                <div className="min-w-0 flex-1">
                  <p className={look.name}>
                    {(step.code === 'DEPARTURE' ? parts.leaving : undefined) ?? copy.steps[step.code]}
                    <span className={step.standing === 'gone' ? 'text-bad' : 'sr-only'}>
                      {copy.stepSaid[step.standing]}
                    </span>
                  </p>
                  <p className="text-12 text-muted max-md:hidden">{stepHint(step, order, parts)}</p>
                </div>
                <span className="print:hidden">
                  <Way step={step} on={on} />
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
