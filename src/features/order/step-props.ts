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

export type ModeStepParts<TForm extends OrderForm, TQuote extends Quote> = {
  view: OrderFormView<TForm, TQuote> & {
    own: OwnFaultWords;
    decides?: string | undefined;
    book?: DgBook | undefined;
    apart?: ApartWords | undefined;
  };
  on: OrderFormIntents;
  /** Null until loaded. */
  lists: OrderLists | null;
  quote: TQuote;
};

export type RenderPapers = (wanted: readonly WantedPaper[]) => ReactNode;

/** Props the frame gives to the current step; each mode selects what it needs. */
export type StepProps<TParts> = {
  parts: TParts;
  now: number;
  changeTo: string;
  /** Alternatives on the same lane that take these goods. */
  others: readonly Offer[];
  price: PriceParts;
  renderPicker: RenderPicker;
  papers: ReactNode;
  renderPapers: RenderPapers;
  region: RegionParts;
  above?: ReactNode;
};
