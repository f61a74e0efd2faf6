import { createActor, waitFor, type Actor, type AnyActorRef, type AnyStateMachine } from 'xstate';

import {
  selectBoardActor,
  selectOfferSearch,
  selectQuotingActor,
  type OfferSearchActor,
} from '../../../machines/booking/offer-search';
import { hasCome } from '../../../machines/support/absent';
import type { Ahead, Options } from './use-page-actor';

export type ChartsAhead = Ahead & {
  /** The search of the page, once it has begun. */
  search: () => OfferSearchActor | undefined;
  /** The page is gone, perhaps before it stood. */
  end: () => void;
};

type Known = { actor: Actor<AnyStateMachine>; stands: Promise<void> };

const SEARCH = 'offerSearch';

const NOW: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Whatever the answer is, it is there; and where it is a list, so are the charts it is drawn from. */
async function answered(actor: OfferSearchActor): Promise<void> {
  const answer = await waitFor(actor, (snapshot) => !['arriving', 'busy'].includes(selectOfferSearch(snapshot).stage));
  const parts: (AnyActorRef | undefined)[] = [selectBoardActor(answer), selectQuotingActor(answer)];
  await Promise.all(parts.flatMap((part) => (part ? [waitFor(part, hasCome)] : [])));
}

/** `prepare`: what is put in the place of the outside, where there is none. */
export function chartsAhead(prepare = <TMachine extends AnyStateMachine>(chart: TMachine) => chart): ChartsAhead {
  const known = new Map<string, Known>();
  let isOpen = true;
  const search = () => known.get(SEARCH)?.actor as OfferSearchActor | undefined;

  function begin(chart: AnyStateMachine, input: unknown): Known {
    const actor = createActor(prepare(chart), { input });
    // What breaks before anybody listens is seen in the state it leaves behind.
    actor.subscribe({ error: () => {} });
    actor.start();
    return {
      actor,
      stands: chart.id === SEARCH ? answered(actor as unknown as OfferSearchActor).catch(() => {}) : NOW,
    };
  }

  return {
    find<TMachine extends AnyStateMachine>(chart: TMachine, { input }: Options<TMachine>) {
      if (!isOpen) return undefined;
      const one = known.get(chart.id) ?? begin(chart, input);
      known.set(chart.id, one);
      return { actor: one.actor as Actor<TMachine>, stands: one.stands };
    },
    search,
    close() {
      isOpen = false;
    },
    end() {
      for (const { actor } of known.values()) actor.stop();
    },
  };
}
