import type { PlacedOrder } from '../../order/receipt/placed';
import { saidIn, type WayFile } from '../../order/on-site/way';
import type { FlexiRowText, Layer, Unload } from './search';

/** What else was said of the bag and its liquid, in the words of a search: what nobody has said is proposed anew. */
export type FlexiDeclaration = Pick<FlexiRowText, 'viscosity' | 'layer' | 'food' | 'heat' | 'unload'>;

/** What the receipt of flexitanks shows beyond what all orders have. */
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
  /** Papers and photographs of what its bags have passed. */
  seen: WayFile[];
};

export type FlexiOrder = PlacedOrder & FlexiReceipt;

/** What its own page has read as one. */
export const isFlexiOrder = (order: PlacedOrder): order is FlexiOrder => 'fitDay' in order;

/** What the desk reports once it knows who hangs the bags. */
export const TEAM_PLACE = '安装班组已派';

/** Who hangs the bags, as the desk has said it last; null before it has. */
export const teamIn = ({ history }: Pick<PlacedOrder, 'history'>): string | null =>
  history.reduce<string | null>((team, { note }) => (note === null ? team : (saidIn(note, TEAM_PLACE) ?? team)), null);
