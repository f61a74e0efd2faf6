import { MODES } from '../../../domain/mode-ids';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { askedInstead } from '../../../domain/modes/fcl/other-sailings';
import { FCL } from '../../../domain/modes/fcl/mode';
import { FCL_STEPS } from '../../../domain/modes/fcl/steps';
import type { OrderLists } from '../../../domain/order/lists';
import { refusalOf } from '../../../domain/order/acceptance';
import { nearbyPorts } from '../../../domain/places/nearby';
import { askedAddress, askedFor } from '../../../domain/offer/sailing-address';
import { sailingOf, voyageOf } from '../../../domain/modes/fcl/detail';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { pathOf } from '../../../domain/routes';
import { fclCopy } from '../../copy/modes/fcl';
import { nearbyWords } from '../../copy/nearby';
import { acceptanceCopy, type Addable } from '../../copy/trade';
import { titles } from '../../copy/titles';
import { OrderView, type ModeParts } from '../../features/order/order-view';
import { boxWords } from '../../trade/numbers';
import { orderPageOf, type ModeOrderProps } from '../../frame/order-page';
import { OrderStep } from './order-step';
import { FclStrip } from './strip';

export type FclOrderProps = ModeOrderProps<FclForm, FclQuote>;

/** Whatever sails in that week and does not refuse the goods of the form: on the same lane, and from ports nearby. */
function insteadOf({ form, acceptance }: FclOrderProps['form']['view'], held: FclQuote): ModeParts['instead'] {
  const refusal = refusalOf(acceptance.findings);
  if (!refusal) return [];
  const asked = askedInstead(form, held, refusal);
  const ways = [
    { label: acceptanceCopy.instead, from: asked.org },
    ...nearbyPorts(asked.org ?? '').map(({ code, nameCn }) => ({ label: nearbyWords(nameCn), from: code })),
  ];
  // Where the port of loading itself refuses, no sailing from it takes them.
  return ways
    .filter(({ from }) => refusal.code !== 'orgRefuses' || from !== asked.org)
    .map(({ label, from }) => ({
      label,
      address: `${askedAddress(pathOf('shippingFcl'), { ...asked, org: from })}&v=Y.R`,
    }));
}

/** What is sold and the list names: only that stands in the step of the services. */
function addableIn({ services }: FclOrderProps['form']['view'], lists: OrderLists | null): Addable {
  const listed = lists?.serviceType.map(({ code }) => code) ?? [];
  return { services: services.filter((code) => listed.includes(code)), step: FCL_STEPS.indexOf('services') + 1 };
}

function partsOf(
  { order, quote, form, renderPicker, papers, renderPapers, region }: FclOrderProps,
  held: FclQuote,
): ModeParts {
  const { search, offer } = held;
  const { boxes } = form.view.form;
  const sailing = sailingOf(offer);
  const changeTo = askedAddress(pathOf('shippingFcl'), askedFor(search, null));
  return {
    strip: <FclStrip sailing={sailing} changeTo={changeTo} />,
    changeTo,
    instead: insteadOf(form.view, held),
    what: boxWords(boxes),
    addable: addableIn(form.view, order.view.lists),
    renderStep: (price) => (
      <OrderStep
        parts={{ ...form, sailing, lists: order.view.lists }}
        now={quote.view.now}
        changeTo={changeTo}
        others={order.view.alternatives}
        price={price}
        renderPicker={renderPicker}
        papers={papers}
        renderPapers={renderPapers}
        region={region}
      />
    ),
  };
}

/** The order of a full container: its steps in the frame of an order. */
export const FclOrderView = (props: FclOrderProps) => (
  <OrderView
    {...props}
    title={titles.shippingFclOrder}
    stepNames={fclCopy.steps}
    searchAt={MODES.FCL.routes.search}
    nameOf={voyageOf}
    mode={(quote) => partsOf(props, quote)}
  />
);

export const FclOrderPage = orderPageOf(FCL, FclOrderView);
