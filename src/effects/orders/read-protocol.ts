import { fromPromise } from 'xstate';

import { selectReadingActor, type AppActor } from '../../../machines/shell/app';
import type { LegalText } from '../../../machines/content/reading';
import type { ReadProtocolOutcome } from '../../../machines/order/order-form';

const PROTOCOL_READ = '3';

/** Lays the protocol of an order over the page and tells whether it was read to its end. */
export const readProtocolOver = (app: () => AppActor, text: LegalText = 'protocol') =>
  fromPromise<ReadProtocolOutcome, undefined>(
    ({ signal }) =>
      new Promise((resolve) => {
        const root = app();
        const end = (isConfirmed: boolean) => {
          completed.unsubscribe();
          watching.unsubscribe();
          resolve({ isConfirmed });
        };
        const completed = root.on('reading.completed', ({ completionCode }) => end(completionCode === PROTOCOL_READ));
        let wasOpen = false;
        const watching = root.subscribe((snapshot) => {
          const isOpen = selectReadingActor(snapshot) !== undefined;
          if (wasOpen && !isOpen) queueMicrotask(() => end(false));
          wasOpen = isOpen;
        });
        signal.addEventListener('abort', () => end(false));
        root.send({ type: 'reading.show', text, isWithMail: false });
      }),
  );
