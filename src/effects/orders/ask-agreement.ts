import { fromPromise } from 'xstate';

import { selectIsAgreed, type NewEditionsSnapshot } from '../../../machines/identity/new-editions';
import { selectNewEditionsActor, type AppActor } from '../../../machines/shell/app';
import type { AgreementOutcome } from '../../../machines/order/order-submit';

/** Lays the question over the form and waits for the answer; whoever signs out meanwhile has not agreed. */
export const askAgreementOver = (app: () => AppActor) =>
  fromPromise<AgreementOutcome, undefined>(
    ({ signal }) =>
      new Promise((resolve) => {
        let wasThere = false;
        const editions = selectNewEditionsActor(app().getSnapshot());
        // First it looks anew: what it knew before is not what the order was refused by.
        editions.send({ type: 'agreement.demanded' });
        const end = (isAgreed: boolean) => {
          watching.unsubscribe();
          resolve({ isAgreed });
        };
        const look = (snapshot: NewEditionsSnapshot) => {
          const isAgreed = selectIsAgreed(snapshot);
          const isGone = snapshot.matches('absent');
          if (isAgreed !== null) end(isAgreed);
          else if (isGone && wasThere) end(false);
          if (!isGone) wasThere = true;
        };
        const watching = editions.subscribe(look);
        look(editions.getSnapshot());
        signal.addEventListener('abort', () => end(false));
      }),
  );
