import { fromCallback, type EventObject } from 'xstate';

import type { QuestionEvent } from '../../../machines/support/aside';

type Subscribable<TSnapshot> = {
  getSnapshot: () => TSnapshot;
  subscribe: (told: (snapshot: TSnapshot) => void) => { unsubscribe: () => void };
};

export const questionWatcherOf = <TSnapshot, TQuestion>(
  page: Subscribable<TSnapshot>,
  asked: (of: TSnapshot) => TQuestion | null,
) =>
  fromCallback<EventObject, undefined, QuestionEvent<TQuestion>>(({ sendBack }) => {
    let last = 'null';
    const look = (snapshot: TSnapshot) => {
      const question = asked(snapshot);
      const text = JSON.stringify(question);
      if (text === last) return;
      last = text;
      sendBack({ type: 'question.changed', question });
    };
    look(page.getSnapshot());
    const { unsubscribe } = page.subscribe(look);
    return unsubscribe;
  });
