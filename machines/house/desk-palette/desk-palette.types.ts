import type { DeskHit } from '../../../domain/house/search';

type LineCode = 'network' | 'unavailable';
export type PaletteFailureCode = LineCode | 'unexpected';

export type SearchDeskOutcome =
  | { ok: true; records: readonly DeskHit[]; isMore: boolean }
  | { ok: false; failure: { code: LineCode } };

export type DeskPaletteEvent =
  | { type: 'palette.open' }
  | { type: 'keys.open' }
  | { type: 'palette.close' }
  | { type: 'text.type'; text: string }
  | { type: 'search.retry' };

/** Keys that the page hears while no field has the focus. */
export type KeyPress = Extract<DeskPaletteEvent, { type: 'palette.open' | 'keys.open' }>;

export type DeskPaletteContext = {
  text: string;
  /** Null before a search was answered. */
  found: readonly DeskHit[] | null;
  isMore: boolean;
  failureCode: PaletteFailureCode | null;
};
