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
  /** Whether the chart that was asked has a list to be shown. */
  hasList: () => boolean;
  /** The page is gone, perhaps before it stood. */
  end: () => void;
};

type RunningChart = { actor: Actor<AnyStateMachine>; stands: Promise<void> };

const NOW: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type Asking = { stands: (actor: AnyActorRef) => Promise<void>; hasList: (snapshot: unknown) => boolean };

/** Whatever the answer is, it is there; and where it is a list, so are the charts it is drawn from. */
async function searched(actor: OfferSearchActor): Promise<void> {
  const answer = await waitFor(actor, (snapshot) => !['arriving', 'busy'].includes(selectOfferSearch(snapshot).stage));
  const parts: (AnyActorRef | undefined)[] = [selectBoardActor(answer), selectQuotingActor(answer)];
  await Promise.all(parts.flatMap((part) => (part ? [waitFor(part, hasCome)] : [])));
}

/** The charts whose answer a page is drawn with, by their names. */
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

/** `prepare`: what is put in the place of the outside, where there is none. */
export function chartsAhead(prepare = <TMachine extends AnyStateMachine>(chart: TMachine) => chart): ChartsAhead {
  const known = new Map<string, RunningChart>();
  let isOpen = true;

  function begin(chart: AnyStateMachine, input: unknown): RunningChart {
    const actor = createActor(prepare(chart), { input });
    // What breaks before anybody listens is seen in the state it leaves behind.
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
