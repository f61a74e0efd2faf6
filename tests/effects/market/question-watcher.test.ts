import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { FitQuestion } from '../../../domain/offer/fit';
import { fitCheckMachine } from '../../../machines/booking/fit-check';
import { questionWatcherOf } from '../../../src/effects/market/question-watcher';

const question = (unNo: string): FitQuestion => ({ search: { unNo }, offerIds: ['L'] });

afterEach(() => vi.useRealTimers());

it('the question watcher reports the fit question on every change and unsubscribes with the page', () => {
  let told: (of: FitQuestion | null) => void = () => {};
  const unsubscribe = vi.fn<() => void>();
  const page = {
    getSnapshot: () => null as FitQuestion | null,
    subscribe: (listener: typeof told) => {
      told = listener;
      return { unsubscribe };
    },
  };
  const questionWatcher = questionWatcherOf(page, (of) => of);
  const actor = createActor(fitCheckMachine.provide({ actors: { questionWatcher } })).start();
  const seen = vi.fn<() => void>();
  actor.subscribe(seen);
  told(question('1230'));
  told(question('1230'));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().matches('waiting')).toBe(true);
  told(null);
  expect(actor.getSnapshot().matches('idle')).toBe(true);
  actor.stop();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
