import type { ReactNode } from 'react';

import type { SearchField } from '../../../domain/mode-ids';
import type { BookingSearchIntents, BookingSearchView, PickerName } from '../../../machines/booking/booking-search';
import type { PickerActor } from '../../../machines/booking/picker';

export type SearchParts = {
  view: BookingSearchView;
  on: BookingSearchIntents;
  pickers: Readonly<Record<PickerName, ReactNode>>;
  /** Set when the goods are edited elsewhere on the page: their summary and a link cell. */
  goods?: { summary: string; cell: ReactNode } | undefined;
};

export type CellDress = {
  id: string;
  name: PickerName;
  label: string;
  chosen: string;
  errorId?: string | undefined;
  focusTurn?: number | undefined;
  className: string;
};

export type RenderPicker = (actor: PickerActor, dress: CellDress) => ReactNode;

export const fieldId = (field: SearchField) => `search-${field}`;

export const errorId = (field: SearchField) => `search-${field}-error`;
