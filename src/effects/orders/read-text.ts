import { fromPromise } from 'xstate';

import { selectReadingActor, type AppActor } from '../../../machines/shell/app';
import type { CompletionCode, LegalText } from '../../../machines/content/reading';
import type { OrderText, ReadTextOutcome } from '../../../machines/order/order-form';

const READ = { protocol: '3', charges: '4' } as const satisfies Record<OrderText, CompletionCode>;
const UNREAD: ReadTextOutcome = { isConfirmed: false };

export const readTextOver = (app: () => AppActor, protocol: LegalText) =>
  fromPromise<ReadTextOutcome, { text: OrderText }>(
    ({ input: { text }, signal }) =>
      new Promise((resolve) => {
        const root = app();
        const end = (outcome: ReadTextOutcome) => {
          completed.unsubscribe();
          watching.unsubscribe();
          resolve(outcome);
        };
        const completed = root.on('reading.completed', ({ completionCode, version }) =>
          end(completionCode === READ[text] ? { isConfirmed: true, text, version } : UNREAD),
        );
        let wasOpen = false;
        const watching = root.subscribe((snapshot) => {
          const isOpen = selectReadingActor(snapshot) !== undefined;
          if (wasOpen && !isOpen) queueMicrotask(() => end(UNREAD));
          wasOpen = isOpen;
        });
        signal.addEventListener('abort', () => end(UNREAD));
        root.send({ type: 'reading.show', text: text === 'charges' ? text : protocol, isWithMail: false });
      }),
  );
