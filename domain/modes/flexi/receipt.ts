import type { PlacedOrder } from '../../order/receipt/placed';
import { reportTextAt, type WayFile } from '../../order/on-site/way';
import type { FlexiRowText, Layer, Unload } from './search';

/** Further answers about bag and liquid in search form; unanswered ones get a new proposal. */
export type FlexiDeclaration = Pick<FlexiRowText, 'viscosity' | 'layer' | 'food' | 'heat' | 'unload'>;

export type FlexiReceipt = {
  vessel: string;
  voyage: string;
  ship: string;
  bags: number;
  litres: number;
  kg: number;
  density: number;
  sizeL: number;
  percent: number;
  layer: Layer;
  isFood: boolean;
  hasPad: boolean;
  unload: Unload;
  loadTemp: string;
  fitDay: string;
  fitWindow: string;
  fitAddress: string;
  city: string;
  said: FlexiDeclaration;
  seen: WayFile[];
};

export type FlexiOrder = PlacedOrder & FlexiReceipt;

export const isFlexiOrder = (order: PlacedOrder): order is FlexiOrder => 'fitDay' in order;

/** Note prefix staff use when the fitting team is assigned. */
export const TEAM_PLACE = '安装班组已派';

export const findFittingTeam = ({ history }: Pick<PlacedOrder, 'history'>): string | null =>
  history.reduce<string | null>(
    (team, { note }) => (note === null ? team : (reportTextAt(note, TEAM_PLACE) ?? team)),
    null,
  );
