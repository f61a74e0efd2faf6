import type { ReactNode } from 'react';

import type { DeskToolIntents, DeskToolView } from '../../../machines/booking/desk-tool';
import type { ToolKit } from '../../trade/desk/kit';

export type PickerDress = { id: string; label: string; chosen: string; className: string };

export type ToolParts = {
  kit: ToolKit;
  view: DeskToolView;
  on: DeskToolIntents;
  renderPicker: (dress: PickerDress) => ReactNode;
};

export type CardParts = { buttons: ReactNode; head: ReactNode };
