import type { ReactNode } from 'react';

import type { RenderPicker } from '../../trade/fields/picker-field';
import type { PriceParts } from '../../trade/price/charge-table';
import type { RegionParts } from '../../trade/services/pickup-region';

/** What the frame of an order hands to the step one is at; each mode chooses the step and what of it a step needs. */
export type StepProps<TParts> = {
  parts: TParts;
  now: number;
  /** Where another offer is chosen. */
  changeTo: string;
  price: PriceParts;
  renderPicker: RenderPicker;
  papers: ReactNode;
  region: RegionParts;
};
