import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';

import { QUOTE_WIRES } from '../../../contract/modes';
import { MODES, type ModeId } from '../../../domain/mode-ids';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { RouteName } from '../../../domain/routes';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../../machines/support/unprovided';
import { PAGES } from '../../../src/app/route-table';
import { minuteTicker } from '../../../src/effects/desk/minute-ticker';
import { secondTicker } from '../../../src/effects/second-ticker';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { closePages, openPage } from '../../support/told/pages/open-page';
import { pageCaseOf } from '../../support/told/pages/page-case';
import { somebody } from '../../support/told/pages/people';
import { PATIENCE } from '../../support/patience';

/** The home page address contains no codes to resolve. */
const LEFT_OPEN = ['home > bookingSearch > nameSearch'];

type Slots = Readonly<Record<string, unknown>>;
type Joined = { actors: Slots; actions: Slots };

const slotsOf = (machine: AnyStateMachine): Joined => machine.implementations as Joined;

/** Stand-ins are recognised by their source text. */
const written = (slot: unknown): string => String((slot as { config?: unknown } | undefined)?.config ?? slot);
const STAND_INS = [unprovidedPromise(''), unprovidedCallback(''), unprovidedAction('')].map(written);

/** Without this clock a chart would show expired facts as valid. */
const CLOCKS: Slots = { minuteTicker, secondTicker };
const isAnotherClock = (name: string, slot: unknown): boolean => name in CLOCKS && slot !== CLOCKS[name];

function openIn(machine: AnyStateMachine, way = machine.id): string[] {
  const { actors, actions } = slotsOf(machine);
  return Object.entries({ ...actors, ...actions }).flatMap(([name, slot]) => {
    if (slot instanceof StateMachine) return openIn(slot as AnyStateMachine, `${way} > ${name}`);
    return STAND_INS.includes(written(slot)) || isAnotherClock(name, slot) ? [`${way} > ${name}`] : [];
  });
}

const begun = vi.spyOn(StateMachine.prototype, 'getInitialSnapshot');
const stepped = vi.spyOn(StateMachine.prototype, 'transition');
const started = () => [...new Set(begun.mock.contexts as AnyStateMachine[])];
const heard = () =>
  (stepped.mock.contexts as AnyStateMachine[]).map(({ id }, at) => `${id} ${stepped.mock.calls[at]?.[1].type}`);

afterAll(() => vi.restoreAllMocks());
beforeEach(() => {
  closePages();
  begun.mockClear();
});

/** Lazy code takes time on a busy machine. */
const OFTEN = { ...PATIENCE, interval: 5 };

const { quote, now } = pageCaseOf(FCL_CASE);
const NUMBER = '2611207K3M9Q';
const modes = Object.entries(MODES) as [ModeId, (typeof MODES)[ModeId]][];

/** Every page, order and receipt with its address and its own chart. */
const ADDRESSES: [name: RouteName, query: string, chart: string][] = [
  ...(Object.keys(PAGES) as RouteName[]).map((name): [RouteName, string, string] => [name, '', 'app']),
  ...modes
    .filter(([id]) => id in QUOTE_WIRES)
    .flatMap(([, { routes, stepKey, prefix }]): [RouteName, string, string][] => [
      [routes.order, `?quote=${quote.quoteId}&${stepKey === 'at' ? 'step=order&at' : 'step'}=goods`, 'orderPage'],
      [routes.success ?? routes.order, `?no=${prefix}${NUMBER}`, 'orderReceipt'],
    ]),
  ['enquiryFcl', `?no=${MODES.ENQ.prefix}${NUMBER}`, 'enquiryCase'],
];

/** A chart that changes an order must reload it. */
function deafTo(machine: AnyStateMachine): string[] {
  const { actors, actions } = slotsOf(machine);
  const { showOrder } = { ...actors, ...actions };
  if (showOrder === undefined) return [];
  stepped.mockClear();
  if (typeof showOrder === 'function') showOrder({}, undefined);
  else
    createActor(showOrder as AnyActorLogic)
      .start()
      .stop();
  return heard().includes('orderReceipt order.refresh') ? [] : [machine.id];
}

it.each(ADDRESSES)(
  '%s%s leaves no chart slot open, refreshes after changes, and is titled by its order',
  async (name, query, chart) => {
    await openPage(name, query, { quote, now }, somebody);
    await waitFor(() => expect(started().map(({ id }) => id)).toContain(chart), OFTEN);
    const no = new URLSearchParams(query).get('no');
    await waitFor(() => expect(document.title).toContain(orderNoInGroups(no ?? '')), OFTEN);
    const charts = started();
    const isAsked = (slot: string) => !LEFT_OPEN.some((one) => one.endsWith(slot));
    expect(charts.flatMap((one) => openIn(one)).filter(isAsked)).toEqual([]);
    await waitFor(() => expect(charts.flatMap(deafTo)).toEqual([]), OFTEN);
  },
);
