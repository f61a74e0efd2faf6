import type { PlacedOrder } from '../../order/receipt/placed';
import { reportTextAt } from '../../order/on-site/way';
import type { FlexiRowText } from './search';
import type { Is } from '../../shape/is';
import type { flexiReceipt } from './receipt-shape';

/** Further answers about bag and liquid in search form; unanswered ones get a new proposal. */
export type FlexiDeclaration = Pick<FlexiRowText, 'viscosity' | 'layer' | 'food' | 'heat' | 'unload'>;

export type FlexiReceipt = Is<typeof flexiReceipt>;

export type FlexiOrder = PlacedOrder & FlexiReceipt;

export const isFlexiOrder = (order: PlacedOrder): order is FlexiOrder => 'fitDay' in order;

/** Note prefix staff use when the fitting team is assigned. */
export const TEAM_PLACE = '安装班组已派';

export const findFittingTeam = ({ history }: Pick<PlacedOrder, 'history'>): string | null =>
  history.reduce<string | null>(
    (team, { note }) => (note === null ? team : (reportTextAt(note, TEAM_PLACE) ?? team)),
    null,
  );
