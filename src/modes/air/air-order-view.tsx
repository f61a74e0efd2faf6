import type { ReactNode } from 'react';

import { MODES } from '../../../domain/modes';
import { airAddress } from '../../../domain/modes/air/address';
import type { AirForm } from '../../../domain/modes/air/form';
import { isAir } from '../../../domain/modes/air/list';
import type { AirQuote } from '../../../domain/modes/air/quote';
import { weighedIn } from '../../../domain/modes/air/reading';
import { chargeableOf } from '../../../domain/modes/air/weight';
import type { Offer } from '../../../domain/offer/offer';
import { pathOf } from '../../../domain/routes';
import type { OrderFormView } from '../../../machines/order/order-form';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { airSearchCopy } from '../../copy/modes/air/search';
import { momentWords } from '../../copy/moment-words';
import { OrderView, type ModeParts, type OrderParts } from '../../features/order/order-view';
import type { RenderPicker } from '../../trade/fields/picker-field';
import type { RegionParts } from '../../trade/services/pickup-region';
import { TextLink } from '../../ui/press/text-link';
import { AirStep } from './air-step';
import { askedBy } from './asked-by';

export type AirOrderProps = OrderParts<AirQuote> & {
  form: { view: OrderFormView<AirForm, AirQuote> };
  renderPicker: RenderPicker;
  papers: ReactNode;
  region: RegionParts;
};

/** The flight that is being ordered, in one line. */
function Strip({ quote, changeTo }: { quote: AirQuote; changeTo: string }) {
  const { org, dst, supplier, leavesAt, detail } = quote.offer;
  const { date, weekday, time } = momentWords(leavesAt ?? '');
  return (
    <>
      <b className="text-16 font-semibold text-ink">{copy.lane(org?.nameCn ?? '', dst?.nameCn ?? '')}</b>
      <span>{`${supplier?.nameCn ?? ''} ${detail.flight} ${airSearchCopy.board.aircraft[detail.aircraft]}`}</span>
      <span className="whitespace-nowrap">{copy.leaves(date, weekday, time)}</span>
      <TextLink href={changeTo}>{copy.change}</TextLink>
    </>
  );
}

const nameOf = (offer: Offer): string => (isAir(offer) ? offer.detail.flight : '');

function partsOf({ order, quote, form, renderPicker, papers, region }: AirOrderProps, held: AirQuote): ModeParts {
  const changeTo = airAddress(pathOf('airLift'), askedBy(form.view.form, held));
  const parts = { on: form.on, lists: order.view.lists, quote: held, view: { ...form.view, own: airCopy.fault } };
  return {
    strip: <Strip quote={held} changeTo={changeTo} />,
    changeTo,
    instead: [],
    what: copy.what(chargeableOf(weighedIn(form.view.form)).charged),
    renderStep: (price) => (
      <AirStep
        parts={parts}
        now={quote.view.now}
        changeTo={changeTo}
        price={price}
        renderPicker={renderPicker}
        papers={papers}
        region={region}
      />
    ),
  };
}

const WORDS = { names: copy.names, fault: airCopy.fault, finding: { ...airCopy.finding, ...copy.checks } };

/** The order of an air freight: its steps in the frame of an order. */
export const AirOrderView = (props: AirOrderProps) => (
  <OrderView
    {...props}
    title={copy.title}
    stepNames={airCopy.steps}
    words={WORDS}
    searchAt={MODES.AIR.routes.search}
    nameOf={nameOf}
    mode={(quote) => partsOf(props, quote)}
  />
);
