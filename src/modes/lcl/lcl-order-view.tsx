import type { ReactNode } from 'react';

import { MODES } from '../../../domain/modes';
import { lclPrice } from '../../../domain/modes/lcl/acceptance';
import { askedBy } from '../../../domain/modes/lcl/fit-asked';
import { lclAddress } from '../../../domain/modes/lcl/address';
import type { LclForm } from '../../../domain/modes/lcl/form';
import { isLcl } from '../../../domain/modes/lcl/list';
import type { LclQuote } from '../../../domain/modes/lcl/quote';
import type { Offer } from '../../../domain/offer/offer';
import { pathOf } from '../../../domain/routes';
import type { OrderFormView } from '../../../machines/order/order-form';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { momentWords } from '../../copy/moment-words';
import { OrderView, type ModeParts, type OrderParts } from '../../features/order/order-view';
import type { RenderPicker } from '../../trade/fields/picker-field';
import type { RegionParts } from '../../trade/services/pickup-region';
import { TextLink } from '../../ui/press/text-link';
import { LclStep } from './lcl-step';

export type LclOrderProps = OrderParts<LclQuote> & {
  form: { view: OrderFormView<LclForm, LclQuote> };
  renderPicker: RenderPicker;
  /** What the box says to goods that are others by now. */
  renderFit: (changeTo: string) => ReactNode;
  papers: ReactNode;
  region: RegionParts;
};

/** The departure that is being ordered, in one line. */
function Strip({ quote, changeTo }: { quote: LclQuote; changeTo: string }) {
  const { org, dst, supplier, leavesAt } = quote.offer;
  const { date, weekday, time } = momentWords(leavesAt ?? '');
  return (
    <>
      <b className="text-16 font-semibold text-ink">{copy.lane(org?.nameCn ?? '', dst?.nameCn ?? '')}</b>
      <span>{supplier?.nameCn}</span>
      <span className="whitespace-nowrap">{copy.leaves(date, weekday, time)}</span>
      <TextLink href={changeTo}>{copy.change}</TextLink>
    </>
  );
}

const nameOf = (offer: Offer): string => (isLcl(offer) ? momentWords(offer.leavesAt).time : '');

function partsOf(
  { order, quote, form, renderPicker, renderFit, papers, region }: LclOrderProps,
  held: LclQuote,
): ModeParts {
  const changeTo = lclAddress(pathOf('shippingLcl'), askedBy(form.view.form, held));
  const parts = { on: form.on, lists: order.view.lists, quote: held, view: { ...form.view, own: lclCopy.fault } };
  const tons = lclPrice(form.view.form, held)?.lines.find(({ item }) => item === 'OF')?.quantity ?? 0;
  return {
    strip: <Strip quote={held} changeTo={changeTo} />,
    changeTo,
    instead: [],
    what: copy.what(tons),
    renderStep: (price) => (
      <LclStep
        parts={parts}
        now={quote.view.now}
        changeTo={changeTo}
        price={price}
        renderPicker={renderPicker}
        fit={renderFit(changeTo)}
        papers={papers}
        region={region}
      />
    ),
  };
}

const WORDS = { names: copy.names, fault: lclCopy.fault, finding: lclCopy.finding };

/** The order of a share of a box: its steps in the frame of an order. */
export const LclOrderView = (props: LclOrderProps) => (
  <OrderView
    {...props}
    title={copy.title}
    stepNames={lclCopy.steps}
    words={WORDS}
    searchAt={MODES.LCL.routes.search}
    nameOf={nameOf}
    mode={(quote) => partsOf(props, quote)}
  />
);
