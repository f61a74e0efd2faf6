import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import {
  orderAnswerIntents,
  selectOrderAnswer,
  type OrderAnswerActor,
  type OrderAnswerIntents,
  type OrderAnswerView as View,
  type AnswerTerms,
} from '../../../machines/order/order-answer';
import { answerFailures } from '../../copy/after/answer';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';

export type Answering = { view: View; on: OrderAnswerIntents };

type PanelProps = Answering & {
  name: string;
  title: string;
  at: string;
  /** The finding to answer, and its buttons; a missing label means this answer is no longer possible. */
  shown: AnswerTerms;
  accept: string | undefined;
  decline: string | undefined;
  children: ReactNode;
};

export function AnswerPanel({ name, title, at, shown, accept, decline, view, on, children }: PanelProps) {
  const { busy, failureCode } = view;
  const isOpen = accept !== undefined || decline !== undefined;
  return (
    <section
      aria-labelledby={name}
      className={`mb-8 rounded-card border bg-surface ${isOpen ? 'border-warn' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3 md:px-5">
        <h2 id={name} className="flex-1 text-20">
          {title}
        </h2>
        <span className="text-12 text-muted">{at}</span>
      </header>
      <div className="p-4 md:p-5">
        {children}
        {isOpen && (
          <div className="mt-4 flex flex-wrap gap-3">
            {accept !== undefined && (
              <Button
                look="signal"
                size="sentence"
                isBusy={busy === 'yes'}
                isOff={busy === 'no'}
                onClick={() => on.accept(shown)}
              >
                {accept}
              </Button>
            )}
            {decline !== undefined && (
              <Button
                look="line"
                size="sentence"
                isBusy={busy === 'no'}
                isOff={busy === 'yes'}
                onClick={() => on.decline(shown)}
              >
                {decline}
              </Button>
            )}
          </div>
        )}
        <FieldMessage error={failureCode === null ? undefined : answerFailures[failureCode]} />
      </div>
    </section>
  );
}

export function useAnswering(actor: OrderAnswerActor): Answering {
  const view = useSelector(actor, selectOrderAnswer, shallowEqual);
  const on = useMemo(() => orderAnswerIntents(actor), [actor]);
  return { view, on };
}
