import { kindOf } from '../order/papers/papers';
import type { OrderPath, OrderState } from '../order/life/lifecycle';
import type { ModeId } from '../mode-ids';

/** `SPACE`: a place is promised, no goods move. `ON_WAY`: the house has let go of the goods, with their papers. `OUTPUT`: held to the result alone. */
type Reason = 'SPACE' | 'ON_WAY' | 'OUTPUT';

/** Every paper except those `later`, which a later gate of the same path asks for; or the reason why none is asked for. */
type Gate = { later: readonly string[] } | { none: Reason };

type StateGates = Readonly<Partial<Record<OrderState, Gate>>>;

const EVERY: Gate = { later: [] };
const SPACE: Gate = { none: 'SPACE' };
const ON_WAY = { ARRIVED: { none: 'ON_WAY' }, COMPLETED: { none: 'ON_WAY' } } as const satisfies StateGates;

/** Due at the customs cut-off, which lies behind the gate. */
const CUSTOMS = ['CI', 'PL', 'POA', 'EXPLIC'] as const;
/** Boxes are weighed after they were declared. */
const UNWEIGHED: Gate = { later: ['VGM'] };

/** State × mode: the papers without which goods neither come into the hands of the house nor leave them. */
export const GATES: Readonly<Partial<Record<ModeId, StateGates>>> = {
  FCL: {
    BOOKED: SPACE,
    CARGO_IN: { later: [...CUSTOMS, 'CPC', 'VGM'] },
    DECLARED: UNWEIGHED,
    DEPARTED: EVERY,
    ...ON_WAY,
  },
  LCL: { BOOKED: SPACE, CARGO_IN: { later: CUSTOMS }, DECLARED: EVERY, DEPARTED: EVERY, ...ON_WAY },
  AIR: { BOOKED: SPACE, CARGO_IN: { later: CUSTOMS }, DECLARED: EVERY, DEPARTED: EVERY, ...ON_WAY },
  RAIL: { BOOKED: SPACE, CARGO_IN: { later: CUSTOMS }, DECLARED: EVERY, DEPARTED: EVERY, ...ON_WAY },
  CFS: { BOOKED: SPACE, CARGO_IN: { later: ['DGD', ...CUSTOMS] }, DECLARED: EVERY, COMPLETED: { none: 'ON_WAY' } },
  WH: { BOOKED: SPACE, CARGO_IN: EVERY, COMPLETED: { none: 'ON_WAY' } },
  // An empty tank is handed out for goods that may fill it; what belongs to the filling itself comes with the filling.
  TANK: {
    BOOKED: { later: ['INHIB', 'DGD', 'WASHPROMISE', 'VGM'] },
    CARGO_IN: { later: ['DGD', 'WASHPROMISE', 'VGM'] },
    DECLARED: UNWEIGHED,
    DEPARTED: EVERY,
    ...ON_WAY,
  },
  FLEXI: { BOOKED: SPACE, CARGO_IN: UNWEIGHED, DECLARED: UNWEIGHED, DEPARTED: EVERY, ...ON_WAY },
  DOM: { BOOKED: SPACE, CARGO_IN: EVERY, DEPARTED: EVERY, ...ON_WAY },
  // No truck is sent for goods whose papers the driver could not carry.
  TRUCK: { BOOKED: EVERY, CARGO_IN: EVERY, DEPARTED: EVERY, ...ON_WAY },
  DGD: { BOOKED: SPACE, COMPLETED: { none: 'OUTPUT' } },
  MALL: { BOOKED: SPACE, CARGO_IN: EVERY, DEPARTED: EVERY, ...ON_WAY },
};

const gateAt = (mode: ModeId, state: OrderState): Gate | undefined => GATES[mode]?.[state];

const asks = (gate: Gate | undefined): gate is { later: readonly string[] } => gate !== undefined && 'later' in gate;

/** The papers that a state asks for. The last gate of a path asks for all: a hired tank sails nowhere afterwards. */
export function papersAtGate<TPaper extends { docType: string }>(
  { mode, path }: { mode: ModeId; path: OrderPath },
  state: OrderState,
  papers: readonly TPaper[],
): TPaper[] {
  const gate = gateAt(mode, state);
  if (!asks(gate)) return [];
  const isLast = !path.slice(path.indexOf(state) + 1).some((next) => asks(gateAt(mode, next)));
  return papers.filter(({ docType }) => isLast || !gate.later.includes(kindOf(docType)));
}
