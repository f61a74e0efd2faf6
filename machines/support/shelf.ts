import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from './unprovided';

/** Reason why a block is empty. `unexpected` means a bug. */
export type ShelfFailureCode = 'network' | 'unavailable' | 'unexpected';

export type ShelfOutcome<TItem> =
  | { ok: true; items: readonly TItem[] }
  | { ok: false; failure: { code: ShelfFailureCode } };

type ShelfEvent = { type: 'shelf.retry' };

type ShelfContext<TItem> = { items: readonly TItem[]; failureCode: ShelfFailureCode | null };

type Words = Record<'shelf' | 'loading' | 'filled' | 'empty' | 'failed', string>;

/** A block that loads its items once: items, none, or a failure of its own with a retry. */
export const shelfMachine = <TItem>(id: string, words: Words) =>
  setup({
    types: {
      context: {} as ShelfContext<TItem>,
      events: {} as ShelfEvent,
      tags: {} as 'busy' | 'empty',
    },
    actors: { loadItems: unprovidedPromise<ShelfOutcome<TItem>>(`loadItems of ${id}`) },
    guards: {
      isEmpty: (_, params: ShelfOutcome<TItem>) => params.ok && params.items.length === 0,
      isFilled: (_, params: ShelfOutcome<TItem>) => params.ok,
    },
    actions: {
      keepItems: assign({ items: (_, params: ShelfOutcome<TItem>) => (params.ok ? params.items : []) }),
      recordFailure: assign({
        failureCode: (_, params: ShelfOutcome<TItem>) => (params.ok ? null : params.failure.code),
      }),
      recordUnexpected: assign({ failureCode: 'unexpected' }),
      clearFailure: assign({ failureCode: null }),
    },
  }).createMachine({
    id,
    description: words.shelf,
    context: { items: [], failureCode: null },
    initial: 'loading',
    states: {
      loading: {
        description: words.loading,
        tags: 'busy',
        entry: 'clearFailure',
        invoke: {
          id: 'loadItems',
          src: 'loadItems',
          onDone: [
            { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
            {
              guard: { type: 'isFilled', params: ({ event }) => event.output },
              target: 'filled',
              actions: { type: 'keepItems', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: 'recordUnexpected' },
        },
      },
      filled: { description: words.filled },
      empty: { description: words.empty, tags: 'empty', on: { 'shelf.retry': 'loading' } },
      failed: { description: words.failed, on: { 'shelf.retry': 'loading' } },
    },
  });

type ShelfMachine<TItem> = ReturnType<typeof shelfMachine<TItem>>;
type ShelfActor<TItem> = ActorRefFrom<ShelfMachine<TItem>>;
type ShelfSnapshot<TItem> = SnapshotFrom<ShelfMachine<TItem>>;

export type ShelfView<TItem> = {
  isBusy: boolean;
  isEmpty: boolean;
  items: readonly TItem[];
  failureCode: ShelfFailureCode | null;
};

export const selectShelf = <TItem>(snapshot: ShelfSnapshot<TItem>): ShelfView<TItem> => ({
  isBusy: snapshot.hasTag('busy'),
  isEmpty: snapshot.hasTag('empty'),
  items: snapshot.context.items,
  failureCode: snapshot.context.failureCode,
});

export const shelfIntents = <TItem>(actor: ShelfActor<TItem>) => ({
  retry: () => actor.send({ type: 'shelf.retry' }),
});
