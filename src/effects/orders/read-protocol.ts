import { fromPromise } from 'xstate';

import { selectReadingActor, type AppActor } from '../../../machines/shell/app';
import type { LegalText } from '../../../machines/content/reading';
import type { ReadProtocolOutcome } from '../../../machines/order/order-form';

const PROTOCOL_READ = '3';
const UNREAD: ReadProtocolOutcome = { isConfirmed: false };

/** Lays the protocol of an order over the page and tells whether it was read to its end, and in which edition. */
export const readProtocolOver = (app: () => AppActor, text: LegalText = 'protocol') =>
  fromPromise<ReadProtocolOutcome, undefined>(
    ({ signal }) =>
      new Promise((resolve) => {
        const root = app();
        const end = (outcome: ReadProtocolOutcome) => {
          completed.unsubscribe();
          watching.unsubscribe();
          resolve(outcome);
        };
        const completed = root.on('reading.completed', ({ completionCode, version }) =>
          end(completionCode === PROTOCOL_READ ? { isConfirmed: true, version } : UNREAD),
        );
        let wasOpen = false;
        const watching = root.subscribe((snapshot) => {
          const isOpen = selectReadingActor(snapshot) !== undefined;
          if (wasOpen && !isOpen) queueMicrotask(() => end(UNREAD));
          wasOpen = isOpen;
        });
        signal.addEventListener('abort', () => end(UNREAD));
        root.send({ type: 'reading.show', text, isWithMail: false });
      }),
  );
