import type { ReactNode } from 'react';

import { MODES } from '../../domain/mode-ids';
import type { Charges } from '../../domain/offer/charges';
import type { Offer, Quote } from '../../domain/offer/offer';
import { lawBook } from '../../domain/mode-ids';
import type { OrderForm } from '../../domain/order/form/form';
import type { OrderMode } from '../../domain/order/mode/mode';
import type { OrderFormView } from '../../machines/order/order-form';
import { OrderView, type ModeParts, type ModeWords } from '../features/order/order-view';
import type { ModeStepParts, StepProps } from '../features/order/step-props';
import { TextLink } from '../ui/press/text-link';
import type { ModeOrderProps } from './order-page';

type OrderDress<TForm extends OrderForm, TQuote extends Quote> = {
  mode: OrderMode<TForm, TQuote>;
  title: string;
  stepNames: Readonly<Record<string, string>>;
  words: ModeWords;
  nameOf: (offer: Offer) => string;
  strip: (form: TForm, quote: TQuote) => readonly [where: string, what: string, when: string];
  /** Search address with the form's current values, so that the user does not retype them. */
  changeTo: (form: TForm, quote: TQuote) => string;
  change: string;
  /** Searches for offers without this one's objections. */
  instead?: (changeTo: string, view: OrderFormView<TForm, TQuote>) => ModeParts['instead'];
  /** Charges of the search; null for an example. */
  asked?: (quote: TQuote) => Charges | null;
  what: (form: TForm, quote: TQuote) => string;
  unpriced?: (view: OrderFormView<TForm, TQuote>) => string | undefined;
  Step: (props: StepProps<ModeStepParts<TForm, TQuote>>) => ReactNode;
};

const NONE = () => [];

export function createOrderView<TForm extends OrderForm, TQuote extends Quote>(dress: OrderDress<TForm, TQuote>) {
  const { mode, title, stepNames, words, nameOf, strip, change, instead = NONE, what, Step } = dress;

  function partsOf(props: ModeOrderProps<TForm, TQuote>, held: TQuote): ModeParts {
    const { order, quote, form, renderPicker, renderAbove, papers, renderPapers, region } = props;
    const typed = form.view.form;
    const changeTo = dress.changeTo(typed, held);
    const [where, which, when] = strip(typed, held);
    return {
      strip: (
        <>
          <b className="text-16 font-semibold text-ink">{where}</b>
          <span>{which}</span>
          <span className="whitespace-nowrap">{when}</span>
          <TextLink href={changeTo}>{change}</TextLink>
        </>
      ),
      changeTo,
      instead: instead(changeTo, form.view),
      what: what(typed, held),
      unpriced: dress.unpriced?.(form.view),
      asked: dress.asked?.(held),
      renderStep: (price) => (
        <Step
          parts={{
            on: form.on,
            lists: order.view.lists,
            quote: held,
            view: {
              ...form.view,
              own: words.fault,
              decides: words.decides,
              book: lawBook(mode.id),
              apart: words.apart,
            },
          }}
          now={quote.view.now}
          changeTo={changeTo}
          others={order.view.alternatives}
          price={price}
          renderPicker={renderPicker}
          papers={papers}
          renderPapers={renderPapers}
          region={region}
          above={renderAbove?.(changeTo)}
        />
      ),
    };
  }

  return function ModeOrderView(props: ModeOrderProps<TForm, TQuote>) {
    return (
      <OrderView
        {...props}
        title={title}
        stepNames={stepNames}
        words={words}
        searchAt={MODES[mode.id].routes.search}
        nameOf={nameOf}
        mode={(quote) => partsOf(props, quote)}
      />
    );
  };
}
