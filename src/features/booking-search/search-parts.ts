import type { ReactNode } from 'react';

import type { SearchField } from '../../../domain/mode-ids';
import type { BookingSearchIntents, BookingSearchView, PickerName } from '../../../machines/booking/booking-search';
import type { PickerActor } from '../../../machines/booking/picker';

export type SearchParts = {
  view: BookingSearchView;
  on: BookingSearchIntents;
  /** Drawn by the feature they belong to. */
  pickers: Readonly<Record<PickerName, ReactNode>>;
  /** Where the goods have a place of their own on the page: what the bar says of them, and leads to them. */
  goods?: { summary: string; cell: ReactNode } | undefined;
};

/** How a picker is dressed for the cell it stands in. */
export type CellDress = {
  id: string;
  label: string;
  chosen: string;
  errorId?: string | undefined;
  focusTurn?: number | undefined;
  className: string;
};

export type RenderPicker = (actor: PickerActor, dress: CellDress) => ReactNode;

/** The id of the field in a cell. */
export const fieldId = (field: SearchField) => `search-${field}`;

/** The id of what is wrong with it. */
export const errorId = (field: SearchField) => `search-${field}-error`;
