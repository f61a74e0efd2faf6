import { createMachine } from 'xstate';

import { MODE_STATES } from '../../domain/order/life/mode-states';
import { MALL } from '../../domain/modes/mall/mode';
import { LEASE_STATES } from '../../domain/modes/tank/lease';
import {
  FORWARD,
  HOUSE_EVENTS,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderEvent,
  type OrderPath,
  type OrderState,
} from '../../domain/order/life/lifecycle';
import { orderHistoryCopy } from '../../src/copy/orders/history';
import { orderStateNames } from '../../src/copy/orders/states';

/** Origin of an event: staff, the clock, the rules at submission, or the customer. */
export const BY = { house: '平台', clock: '时钟', rules: '系统', owner: '客户' } as const;
export type By = keyof typeof BY;

const OTHERS: Readonly<Partial<Record<OrderEvent, By>>> = {
  'quote.lapsed': 'clock',
  'deadline.passed': 'clock',
  'reply.missed': 'clock',
  'verification.owed': 'rules',
  'verification.had': 'rules',
  'enterprise.passed': 'rules',
};
export const byOf = (event: OrderEvent): By =>
  HOUSE_EVENTS.some((one) => one === event) ? 'house' : (OTHERS[event] ?? 'owner');

export const PATHS: readonly OrderPath[] = [
  ...Object.values(MODE_STATES),
  LEASE_STATES,
  MALL.terms.path({ ...MALL.blank, way: 'SELF' }),
];

const FORWARD_MOVES = Object.entries(FORWARD) as [keyof typeof FORWARD, OrderState][];

const onwardFrom = (state: OrderState): [OrderEvent, OrderState][] =>
  FORWARD_MOVES.filter(([, to]) => PATHS.some((path) => path[path.indexOf(state) + 1] === to && path.includes(state)));

const movesFrom = (state: OrderState): [OrderEvent, OrderState][] => [
  ...(Object.entries(ORDER_MOVES[state]) as [OrderEvent, OrderState][]),
  ...onwardFrom(state),
];

const stateOf = (state: OrderState) => {
  const moves = movesFrom(state).map(([event, target]) => [event, { target, guard: byOf(event) }] as const);
  return {
    description: orderStateNames[state],
    ...(moves.length === 0 ? { type: 'final' as const } : { on: Object.fromEntries(moves) }),
  };
};

/** Order transition tables as one machine, without additions. */
export const orderLife = createMachine(
  {
    id: 'orderLife',
    description: '一票订单的一生：每一步由谁说，到哪里去；确认之后各种方式各走自己的几步',
    initial: 'DRAFT',
    states: Object.fromEntries(ORDER_STATES.map((state) => [state, stateOf(state)])),
  },
  { guards: Object.fromEntries(Object.keys(BY).map((by) => [by, () => true])) },
);

export const eventName = (event: string): string => orderHistoryCopy.event(event, '') || event;

export const orderLifeWords = {
  events: Object.fromEntries(ORDER_STATES.flatMap(movesFrom).map(([event]) => [event, eventName(event)])),
  guards: BY,
  actions: {},
  actors: {},
  delays: {},
};
