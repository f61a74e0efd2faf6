import { paperKind } from '../order/papers/papers';
import type { OrderPath, OrderState } from '../order/life/lifecycle';
import type { ModeId } from '../mode-ids';

/**
 * Reasons a state needs no papers. `SPACE`: only space is reserved. `ON_WAY`: goods and papers have left. `OUTPUT`: only
 * the result counts.
 */
type Reason = 'SPACE' | 'ON_WAY' | 'OUTPUT';

/** All papers except `later` ones, which a later state requires; or the reason none are required. */
type PapersDue = { later: readonly string[] } | { none: Reason };

type StatePapers = Readonly<Partial<Record<OrderState, PapersDue>>>;

const EVERY: PapersDue = { later: [] };
const SPACE: PapersDue = { none: 'SPACE' };
const ON_WAY = { ARRIVED: { none: 'ON_WAY' }, COMPLETED: { none: 'ON_WAY' } } as const satisfies StatePapers;

/** Due at the customs cut-off, after the gate. */
const CUSTOMS = ['CI', 'PL', 'POA', 'EXPLIC'] as const;
/** VGM follows the declaration. */
const UNWEIGHED: PapersDue = { later: ['VGM'] };

/** Papers required per mode and state before goods are received or released. */
export const PAPERS_BY_STATE: Readonly<Partial<Record<ModeId, StatePapers>>> = {
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
  // Handing out an empty tank needs proof that the goods may fill it; papers on the filling follow later.
  TANK: {
    BOOKED: { later: ['INHIB', 'DGD', 'WASHPROMISE', 'VGM'] },
    CARGO_IN: { later: ['DGD', 'WASHPROMISE', 'VGM'] },
    DECLARED: UNWEIGHED,
    DEPARTED: EVERY,
    ...ON_WAY,
  },
  FLEXI: { BOOKED: SPACE, CARGO_IN: UNWEIGHED, DECLARED: UNWEIGHED, DEPARTED: EVERY, ...ON_WAY },
  DOM: { BOOKED: SPACE, CARGO_IN: EVERY, DEPARTED: EVERY, ...ON_WAY },
  // No truck leaves without the papers its driver must carry.
  TRUCK: { BOOKED: EVERY, CARGO_IN: EVERY, DEPARTED: EVERY, ...ON_WAY },
  DGD: { BOOKED: SPACE, COMPLETED: { none: 'OUTPUT' } },
  MALL: { BOOKED: SPACE, CARGO_IN: EVERY, DEPARTED: EVERY, ...ON_WAY },
};

const papersDue = (mode: ModeId, state: OrderState): PapersDue | undefined => PAPERS_BY_STATE[mode]?.[state];

const asks = (due: PapersDue | undefined): due is { later: readonly string[] } => due !== undefined && 'later' in due;

/** Papers a state requires. The last gate of a path requires all, because a hired tank has no later departure. */
export function papersBeforeState<TPaper extends { docType: string }>(
  { mode, path }: { mode: ModeId; path: OrderPath },
  state: OrderState,
  papers: readonly TPaper[],
): TPaper[] {
  const gate = papersDue(mode, state);
  if (!asks(gate)) return [];
  const isLast = !path.slice(path.indexOf(state) + 1).some((next) => asks(papersDue(mode, next)));
  return papers.filter(({ docType }) => isLast || !gate.later.includes(paperKind(docType)));
}
