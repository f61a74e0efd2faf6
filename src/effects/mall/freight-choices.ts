import { fromCallback, fromPromise, type EventObject } from 'xstate';

import { mallFreight } from '../../../contract/modes/mall/freight';
import type { MallForm } from '../../../domain/modes/mall/form';
import type { BesideChoice } from '../../../domain/order/drafts/beside';
import type { FreightQuestion } from '../../../machines/order/freight-choice';
import type { OrderPageSnapshot } from '../../../machines/order/order-page';
import type { AskInput, AskOutcome, QuestionEvent } from '../../../machines/support/aside';
import type { Gateway } from '../gateway/gateway';

/** The cast is safe: only MALL pages hold this form. */
function freightQuestionOf({ context: { form } }: OrderPageSnapshot): Omit<FreightQuestion, 'looks'> | null {
  const { way, quoteId = '' } = (form ?? {}) as Partial<MallForm>;
  return way === 'CARRIED' && quoteId !== '' ? { quoteId } : null;
}

type Page = { getSnapshot: () => OrderPageSnapshot; subscribe: (told: () => void) => { unsubscribe: () => void } };

/** Drafts are filled in on another page, so choices reload when the user returns. */
export const freightWatcher = (page: Page) =>
  fromCallback<EventObject, undefined, QuestionEvent<FreightQuestion>>(({ sendBack }) => {
    let last = 'null';
    let looks = 0;
    const tell = () => {
      const asked = freightQuestionOf(page.getSnapshot());
      const question = asked && { ...asked, looks };
      const text = JSON.stringify(question);
      if (text === last) return;
      last = text;
      sendBack({ type: 'question.changed', question });
    };
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      looks += 1;
      tell();
    };
    tell();
    document.addEventListener('visibilitychange', look);
    const { unsubscribe } = page.subscribe(tell);
    return () => {
      document.removeEventListener('visibilitychange', look);
      unsubscribe();
    };
  });

export const freightChoicesVia = (gateway: Gateway) =>
  fromPromise<AskOutcome<readonly BesideChoice[]>, AskInput<FreightQuestion>>(
    async ({ input: { question }, signal }) => {
      const reply = await gateway.call(mallFreight, { quoteId: question?.quoteId ?? '' }, { signal });
      return reply.kind === 'done' ? { ok: true, answer: reply.data } : { ok: false };
    },
  );
