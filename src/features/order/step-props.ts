import type { ReactNode } from 'react';

import type { Offer, Quote } from '../../../domain/offer/offer';
import type { DgBook } from '../../../domain/mode-ids';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderLists } from '../../../domain/order/form/lists';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import type { OwnFaultWords } from '../../copy/order/faults';
import type { ApartWords } from '../../copy/trade/apart';
import type { RenderPicker } from '../../trade/fields/picker-field';
import type { WantedPaper } from '../../trade/papers/order-papers';
import type { PriceParts } from '../../trade/price/charge-table';
import type { RegionParts } from '../../trade/services/pickup-region';

/** What every step of the order of a mode is given of its form. */
export type ModeStepParts<TForm extends OrderForm, TQuote extends Quote> = {
  view: OrderFormView<TForm, TQuote> & {
    own: OwnFaultWords;
    decides?: string | undefined;
    book?: DgBook | undefined;
    apart?: ApartWords | undefined;
  };
  on: OrderFormIntents;
  /** Null while they are not here. */
  lists: OrderLists | null;
  quote: TQuote;
};

/** A place to hand these papers in. */
export type RenderPapers = (wanted: readonly WantedPaper[]) => ReactNode;

/** What the frame of an order hands to the step one is at; each mode chooses the step and what of it a step needs. */
export type StepProps<TParts> = {
  parts: TParts;
  now: number;
  /** Where another offer is chosen. */
  changeTo: string;
  /** Others of the way that take what is filled in, to fall back on. */
  others: readonly Offer[];
  price: PriceParts;
  renderPicker: RenderPicker;
  papers: ReactNode;
  renderPapers: RenderPapers;
  region: RegionParts;
  /** Part of the mode above the last step: its approver, or its print. */
  above?: ReactNode;
};
