import { createActor, waitFor, type Actor, type AnyActorRef, type AnyStateMachine } from 'xstate';

import {
  selectBoardActor,
  selectOfferSearch,
  selectQuotingActor,
  type OfferSearchActor,
  type OfferSearchSnapshot,
} from '../../../machines/booking/offer-search';
import type { MallBoardActor, MallBoardSnapshot } from '../../../machines/booking/mall-board';
import { hasCome } from '../../../machines/support/absent';
import type { Ahead, Options } from './use-page-actor';

type ChartsAhead = Ahead & {
  hasList: () => boolean;
  /** Stops the charts when the page is left, perhaps before it was ready. */
  end: () => void;
};

type RunningChart = { actor: Actor<AnyStateMachine>; stands: Promise<void> };

const NOW: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type Asking = { stands: (actor: AnyActorRef) => Promise<void>; hasList: (snapshot: unknown) => boolean };

/** Resolves once the search is answered and, for a list, once the board and quoting actors exist. */
async function searched(actor: OfferSearchActor): Promise<void> {
  const answer = await waitFor(actor, (snapshot) => !['arriving', 'busy'].includes(selectOfferSearch(snapshot).stage));
  const parts: (AnyActorRef | undefined)[] = [selectBoardActor(answer), selectQuotingActor(answer)];
  await Promise.all(parts.flatMap((part) => (part ? [waitFor(part, hasCome)] : [])));
}

/** Charts whose answers a page is drawn from, by chart id. */
const ASKING: Readonly<Record<string, Asking>> = {
  offerSearch: {
    stands: (actor) => searched(actor as OfferSearchActor),
    hasList: (snapshot) => selectOfferSearch(snapshot as OfferSearchSnapshot).stage === 'shown',
  },
  mallBoard: {
    stands: async (actor) => void (await waitFor(actor as MallBoardActor, (snapshot) => !snapshot.hasTag('busy'))),
    hasList: (snapshot) => (snapshot as MallBoardSnapshot).matches({ list: 'listed' }),
  },
};

/** `prepare` replaces a chart's outside effects where none exist (drawing on the gateway). */
export function chartsAhead(prepare = <TMachine extends AnyStateMachine>(chart: TMachine) => chart): ChartsAhead {
  const known = new Map<string, RunningChart>();
  let isOpen = true;

  function begin(chart: AnyStateMachine, input: unknown): RunningChart {
    const actor = createActor(prepare(chart), { input });
    // An error before any subscriber is visible in the state it leaves, so it is not rethrown.
    actor.subscribe({ error: () => {} });
    actor.start();
    const asking = ASKING[chart.id];
    return { actor, stands: asking ? asking.stands(actor).catch(() => {}) : NOW };
  }

  return {
    find<TMachine extends AnyStateMachine>(chart: TMachine, { input }: Options<TMachine>) {
      if (!isOpen) return undefined;
      const one = known.get(chart.id) ?? begin(chart, input);
      known.set(chart.id, one);
      return { actor: one.actor as Actor<TMachine>, stands: one.stands };
    },
    hasList: () => [...known].some(([id, { actor }]) => ASKING[id]?.hasList(actor.getSnapshot()) === true),
    close() {
      isOpen = false;
    },
    end() {
      for (const { actor } of known.values()) actor.stop();
    },
  };
}
