import type { ReactNode } from 'react';

import { MODES } from '../../../domain/modes';
import { whAddress } from '../../../domain/modes/wh/address';
import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { tonsOf } from '../../../domain/modes/wh/reading';
import { WH_AMOUNTS } from '../../../domain/modes/wh/search';
import { isWh } from '../../../domain/modes/wh/search-mode';
import { stayIn } from '../../../domain/modes/wh/stay';
import type { Offer } from '../../../domain/offer/offer';
import { pathOf } from '../../../domain/routes';
import type { OrderFormView } from '../../../machines/order/order-form';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { OrderView, type ModeParts, type OrderParts } from '../../features/order/order-view';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { TextLink } from '../../ui/press/text-link';
import { WhStep } from './wh-step';

export type WhOrderProps = OrderParts<WhQuote> & {
  form: { view: OrderFormView<WhForm, WhQuote> };
  renderPicker: RenderPicker;
  papers: ReactNode;
};

/** The search for what is filled in by now: nobody types it again. */
function searchAgain(
  { isDanger, goods, pallets, inDate, days, storageTemp, ...form }: WhForm,
  { search }: WhQuote,
): string {
  const [row] = goods;
  const amounts = { tons: String(tonsOf({ ...form, goods })), pallets, days };
  return whAddress(pathOf('warehouse'), {
    org: search.city,
    isDanger,
    unNo: isDanger === 'Y' ? (row?.unNo ?? null) : null,
    goods: isDanger === 'N' ? (row?.nameCn ?? null) : null,
    ...amounts,
    inDate,
    temp: storageTemp === '' ? search.temp : storageTemp,
    untold: WH_AMOUNTS.filter((amount) => ['', '0'].includes(amounts[amount])),
  });
}

type StripProps = { form: WhForm; quote: WhQuote; changeTo: string };

/** The room that is being booked, and for which days, in one line. */
function Strip({ form, quote: { offer }, changeTo }: StripProps) {
  const stay = stayIn(form) ?? offer.detail.stay;
  return (
    <>
      <b className="text-16 font-semibold text-ink">{copy.room(offer.supplier?.nameCn ?? '', offer.detail.room.id)}</b>
      <span>{offer.org?.nameCn}</span>
      <span className="whitespace-nowrap">{copy.stay(stay.from, stay.to, stay.days)}</span>
      <TextLink href={changeTo}>{copy.change}</TextLink>
    </>
  );
}

const nameOf = (offer: Offer): string => (isWh(offer) ? offer.detail.room.id : '');

function partsOf({ order, form, renderPicker, papers }: WhOrderProps, held: WhQuote): ModeParts {
  const typed = form.view.form;
  const changeTo = searchAgain(typed, held);
  const parts = { on: form.on, lists: order.view.lists, quote: held, view: { ...form.view, own: whCopy.fault } };
  return {
    strip: <Strip form={typed} quote={held} changeTo={changeTo} />,
    changeTo,
    instead: [{ label: copy.change, address: changeTo }],
    what: copy.what(tonsOf(typed), stayIn(typed)?.days ?? 0),
    renderStep: (price) => <WhStep parts={parts} price={price} renderPicker={renderPicker} papers={papers} />,
  };
}

const WORDS = { names: copy.names, fault: whCopy.fault, finding: whCopy.finding, missing: copy.missing };

/** The order of a place in a store: its steps in the frame of an order. */
export const WhOrderView = (props: WhOrderProps) => (
  <OrderView
    {...props}
    title={copy.title}
    stepNames={whCopy.steps}
    words={WORDS}
    searchAt={MODES.WH.routes.search}
    nameOf={nameOf}
    mode={(quote) => partsOf(props, quote)}
  />
);
