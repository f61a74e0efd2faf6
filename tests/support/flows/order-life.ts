import { createHash } from 'node:crypto';
import ELK from 'elkjs/lib/elk.bundled.js';
import { createMachine } from 'xstate';

import { MODE_STATES } from '../../../domain/order/life/mode-states';
import { MALL } from '../../../domain/modes/mall/mode';
import { LEASE_STATES } from '../../../domain/modes/tank/lease';
import {
  FORWARD,
  HOUSE_EVENTS,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderEvent,
  type OrderPath,
  type OrderState,
} from '../../../domain/order/life/lifecycle';
import { readMachine } from '../../../flows/graph/read-machine';
import { layOut } from '../../../flows/layout/lay-out';
import type { Lettering } from '../../../flows/layout/lettering';
import { placeRecord, restorePlaces } from '../../../flows/record/record';
import type { PlaceRecord } from '../../../flows/record/record.types';
import { orderHistoryCopy } from '../../../src/copy/orders/history';
import { orderStateNames } from '../../../src/copy/orders/states';

/** Origin of an event: staff, the clock, the rules at submission, or the customer. */
const BY = { house: '平台', clock: '时钟', rules: '系统', owner: '客户' } as const;
type By = keyof typeof BY;

const OTHERS: Readonly<Partial<Record<OrderEvent, By>>> = {
  'quote.lapsed': 'clock',
  'deadline.passed': 'clock',
  'reply.missed': 'clock',
  'verification.owed': 'rules',
  'verification.had': 'rules',
  'enterprise.passed': 'rules',
};
const byOf = (event: OrderEvent): By =>
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

const lettering: Lettering = {
  state: ({ key, description }) => (description === '' ? [key] : [key, description]),
  event: ({ label }) => `${label} ${orderHistoryCopy.event(label, '')}`.trim(),
  actor: (src) => src,
  action: (action) => action,
  guard: (guard) => BY[guard as By] ?? guard,
};

export type LifeRecord = { madeFrom: string; place: PlaceRecord };

const graph = readMachine(orderLife);

export const madeFrom = (): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [...graph.nodes.values()].map((node) => lettering.state(node)),
        graph.edges.map((edge) => [edge.id, edge.target, edge.guard, lettering.event(edge)]),
      ]),
    )
    .digest('hex')
    .slice(0, 16);

export const placed = async (): Promise<LifeRecord> => ({
  madeFrom: madeFrom(),
  place: placeRecord(await layOut(new ELK(), graph, { lettering })),
});

export const drawnFrom = ({ place }: LifeRecord) => ({
  placed: restorePlaces(graph, lettering, place),
  title: graph.description,
});
