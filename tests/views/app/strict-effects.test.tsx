import { render, screen } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { assign, fromPromise, setup } from 'xstate';
import { expect, it } from 'vitest';

import { lazyActor } from '../../../src/effects/late';

/** Answers on its second start only: the first is stopped before. */
function asked() {
  let times = 0;
  return fromPromise<string>(({ signal }) => {
    times += 1;
    const answer = `answer ${times}`;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
      setTimeout(() => resolve(answer), 20);
    });
  });
}

const chartOf = (load: Parameters<typeof lazyActor<string, unknown>>[0]) =>
  setup({
    types: { context: {} as { said: string } },
    actors: { ask: lazyActor(load) },
  }).createMachine({
    id: 'asking',
    context: { said: 'nothing' },
    invoke: {
      src: 'ask',
      onDone: { actions: assign({ said: ({ event }) => event.output }) },
      onError: { actions: assign({ said: 'an error' }) },
    },
  });

function Asking({ chart }: { chart: ReturnType<typeof chartOf> }) {
  return <p>{useSelector(useActorRef(chart), ({ context }) => context.said)}</p>;
}

it.each([
  { name: 'its code comes', wait: 10 },
  { name: 'its code has come', wait: 0 },
])('a chart restarted by React receives its own answer, stopped while $name', async ({ wait }) => {
  const logic = asked();
  const chart = chartOf(async () => {
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    return logic;
  });
  render(
    <StrictMode>
      <Asking chart={chart} />
    </StrictMode>,
  );
  expect(await screen.findByText(/^answer/)).toBeTruthy();
});
