import { fromCallback, type EventObject } from 'xstate';

import type { FitQuestion } from '../../../domain/offer/fit';
import type { GoodsTold } from '../../../machines/booking/fit-check';

type Watched<TSnapshot> = {
  getSnapshot: () => TSnapshot;
  subscribe: (told: (snapshot: TSnapshot) => void) => { unsubscribe: () => void };
};

/** Tells what has to be asked about the goods of a page, whenever that is something else. */
export const goodsWatcherOf = <TSnapshot>(page: Watched<TSnapshot>, asked: (of: TSnapshot) => FitQuestion | null) =>
  fromCallback<EventObject, undefined, GoodsTold>(({ sendBack }) => {
    let last = 'null';
    const look = (snapshot: TSnapshot) => {
      const question = asked(snapshot);
      const text = JSON.stringify(question);
      if (text === last) return;
      last = text;
      sendBack({ type: 'goods.changed', question });
    };
    look(page.getSnapshot());
    const { unsubscribe } = page.subscribe(look);
    return unsubscribe;
  });
