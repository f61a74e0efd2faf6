import type { ReactNode } from 'react';

import { identifyRow, goodsLookup } from '../../domain/goods/identity';
import type { Quote } from '../../domain/offer/offer';
import type { OrderFacts } from '../../domain/order/form/facts';
import type { OrderForm } from '../../domain/order/form/form';
import type { OrderMode } from '../../domain/order/mode/mode';
import type { OrderFormView } from '../../machines/order/order-form';
import type { OrderPageActor } from '../../machines/order/order-page';
import { FileChecklist } from '../features/file-upload/file-checklist';
import type { OrderParts } from '../features/order/order-view';
import type { RenderPapers } from '../features/order/step-props';
import { useOrderParts } from '../features/order/use-order-parts';
import { Picker } from '../features/port-picker/picker';
import type { RenderPicker } from '../trade/fields/picker-field';
import { orderPapers, type WantedPaper } from '../trade/papers/order-papers';
import type { RegionParts } from '../trade/services/pickup-region';

export type ModeOrderProps<TForm extends OrderForm, TQuote extends Quote> = OrderParts<TQuote> & {
  form: { view: OrderFormView<TForm, TQuote> };
  renderPicker: RenderPicker;
  papers: ReactNode;
  /** Renders uploads of some documents, for steps that place them beside their fields. */
  renderPapers: RenderPapers;
  region: RegionParts;
  renderAbove?: (changeTo: string) => ReactNode;
};

type PageProps = { actor: OrderPageActor; renderAbove?: (changeTo: string) => ReactNode };

type Kinds = Parameters<typeof orderPapers>[1];
/** Documents only the mode asks for, for all goods or by form; `all` replaces the full list. */
type PaperDemand<TForm, TQuote> =
  | Kinds
  | ((form: TForm) => Kinds)
  | { all: (form: TForm, quote: TQuote | null, goodsOf: OrderFacts['goodsOf']) => WantedPaper[] };

export function createOrderPage<TForm extends OrderForm, TQuote extends Quote>(
  mode: OrderMode<TForm, TQuote>,
  View: (props: ModeOrderProps<TForm, TQuote>) => ReactNode,
  own: PaperDemand<TForm, TQuote> = [],
) {
  const wantedOf = ({ form, quote, library, told }: OrderFormView<TForm, TQuote>): WantedPaper[] => {
    if ('all' in own)
      return own.all(
        form,
        quote,
        goodsLookup((row, isDanger) => identifyRow(row, isDanger, { library, told })).goodsOf,
      );
    return orderPapers(form, typeof own === 'function' ? own(form) : own);
  };
  return function OrderPage({ actor, ...above }: PageProps) {
    const { parts, picker, papers } = useOrderParts(actor, mode);
    const renderPapers: RenderPapers = (wanted) => papers && <FileChecklist actor={papers} wanted={wanted} />;
    return (
      <View
        {...parts}
        {...above}
        renderPicker={(dress) => <Picker actor={picker} {...dress} />}
        papers={renderPapers(wantedOf(parts.form.view))}
        renderPapers={renderPapers}
      />
    );
  };
}
