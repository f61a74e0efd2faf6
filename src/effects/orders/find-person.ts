import { fromPromise } from 'xstate';

import { selectIsLoginShown, type AppActor } from '../../../machines/shell/app';
import type { FindPersonOutcome } from '../../../machines/order/order-submit';

const ACTION = { type: 'order.submit' };

/** Resolves at once if signed in; otherwise asks for sign-in above the form. */
export const findPersonBy = (app: () => AppActor) =>
  fromPromise<FindPersonOutcome, undefined>(
    ({ signal }) =>
      new Promise((resolve) => {
        const root = app();
        const end = (isFound: boolean) => {
          resumed.unsubscribe();
          watching.unsubscribe();
          resolve({ isFound });
        };
        const resumed = root.on('action.resumed', ({ action }) => {
          if (action.type === ACTION.type) end(true);
        });
        let wasShown = false;
        const watching = root.subscribe((snapshot) => {
          const isShown = selectIsLoginShown(snapshot);
          const isGivenUp =
            wasShown &&
            !isShown &&
            snapshot.context.resume === null &&
            snapshot.matches({ visitor: { anonymous: 'browsing' } });
          wasShown = isShown;
          if (isGivenUp) end(false);
        });
        signal.addEventListener('abort', () => end(false));
        root.send({ type: 'login.show', reason: 'resume', resume: ACTION });
      }),
  );
