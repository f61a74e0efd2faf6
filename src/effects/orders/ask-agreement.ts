import { fromPromise } from 'xstate';

import { selectIsAgreed, type NewEditionsSnapshot } from '../../../machines/identity/new-editions';
import { selectNewEditionsActor, type AppActor } from '../../../machines/shell/app';
import type { AgreementOutcome } from '../../../machines/order/order-submit';

/** Shows the agreement over the form and waits; signing out counts as refusal. */
export const askAgreementOver = (app: () => AppActor) =>
  fromPromise<AgreementOutcome, undefined>(
    ({ signal }) =>
      new Promise((resolve) => {
        let wasThere = false;
        const editions = selectNewEditionsActor(app().getSnapshot());
        // Reloads the editions first: the known ones may be older than the one that blocked the order.
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
