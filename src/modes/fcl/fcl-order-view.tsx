import { MODES } from '../../../domain/mode-ids';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { askedInstead } from '../../../domain/modes/fcl/other-sailings';
import { FCL } from '../../../domain/modes/fcl/mode';
import { FCL_STEPS } from '../../../domain/modes/fcl/steps';
import type { OrderLists } from '../../../domain/order/form/lists';
import { findRefusal } from '../../../domain/order/findings/acceptance';
import { nearbyPorts } from '../../../domain/places/nearby';
import { askedAddress, queryFromSearch } from '../../../domain/offer/sailing-address';
import { sailingFromOffer, vesselAndVoyage } from '../../../domain/modes/fcl/detail';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../domain/offer/sailing';
import { routePath } from '../../../domain/routes';
import { fclCopy, fclCopy as copy } from '../../copy/modes/fcl';
import { momentWords } from '../../copy/words/moment-words';
import { nearbyWords } from '../../copy/search/nearby';
import { acceptanceCopy, type Addable } from '../../copy/trade';
import { titles } from '../../copy/site/titles';
import { OrderView, type ModeParts } from '../../features/order/order-view';
import { boxWords } from '../../trade/numbers';
import { createOrderPage, type ModeOrderProps } from '../../frame/order-page';
import { TextLink } from '../../ui/press/text-link';
import { FclStep } from './fcl-step';

function FclStrip({ sailing, changeTo }: { sailing: Sailing; changeTo: string }) {
  const { date, weekday, time } = momentWords(sailing.etd);
  return (
    <>
      <b className="text-16 font-semibold text-ink">{copy.lane(sailing.org.nameCn, sailing.dst.nameCn)}</b>
      <span>
        {sailing.carrier.nameCn}{' '}
        <span className="text-muted">
          {sailing.vessel} {sailing.voyage}
        </span>
      </span>
      <span className="whitespace-nowrap">{copy.sails(date, weekday, time)}</span>
      <TextLink href={changeTo}>{copy.change}</TextLink>
    </>
  );
}

export type FclOrderProps = ModeOrderProps<FclForm, FclQuote>;

/** Sailings of the same week that may take the goods, from this and nearby ports. */
function insteadLinks({ form, acceptance }: FclOrderProps['form']['view'], held: FclQuote): ModeParts['instead'] {
  const refusal = findRefusal(acceptance.findings);
  if (!refusal) return [];
  const asked = askedInstead(form, held, refusal);
  const ways = [
    { label: acceptanceCopy.instead, from: asked.org },
    ...nearbyPorts(asked.org ?? '').map(({ code, nameCn }) => ({ label: nearbyWords(nameCn), from: code })),
  ];
  // If the port of loading itself refuses, its other sailings are left out.
  return ways
    .filter(({ from }) => refusal.code !== 'orgRefuses' || from !== asked.org)
    .map(({ label, from }) => ({
      label,
      address: `${askedAddress(routePath('shippingFcl'), { ...asked, org: from })}&v=Y.R`,
    }));
}

/** Services both sold by the quote and present in the list; only those appear in the services step. */
function addableServices({ services }: FclOrderProps['form']['view'], lists: OrderLists | null): Addable {
  const listed = lists?.serviceType.map(({ code }) => code) ?? [];
  return { services: services.filter((code) => listed.includes(code)), step: FCL_STEPS.indexOf('services') + 1 };
}

function fclModeParts(
  { order, quote, form, renderPicker, papers, renderPapers, region }: FclOrderProps,
  held: FclQuote,
): ModeParts {
  const { search, offer } = held;
  const { boxes } = form.view.form;
  const sailing = sailingFromOffer(offer);
  const changeTo = askedAddress(routePath('shippingFcl'), queryFromSearch(search, null));
  return {
    strip: <FclStrip sailing={sailing} changeTo={changeTo} />,
    changeTo,
    instead: insteadLinks(form.view, held),
    what: boxWords(boxes),
    addable: addableServices(form.view, order.view.lists),
    renderStep: (price) => (
      <FclStep
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

export const FclOrderView = (props: FclOrderProps) => (
  <OrderView
    {...props}
    title={titles.shippingFclOrder}
    stepNames={fclCopy.steps}
    searchAt={MODES.FCL.routes.search}
    nameOf={vesselAndVoyage}
    mode={(quote) => fclModeParts(props, quote)}
  />
);

export const FclOrderPage = createOrderPage(FCL, FclOrderView);
