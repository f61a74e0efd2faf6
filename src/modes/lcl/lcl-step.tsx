import type { ReactNode } from 'react';

import { EARLY_HOURS, lclFeeInState } from '../../../domain/modes/lcl/cancel';
import { GATE_HOURS } from '../../../domain/modes/lcl/cutoffs';
import { OWN, type LclStep as Step } from '../../../domain/modes/lcl/fields';
import { LCL_LAYOUT, type LclField, type LclPiece, type LclSection } from '../../../domain/modes/lcl/layout';
import { HOUSE_DECLARES } from '../../../domain/modes/lcl/services';
import { closingTime } from '../../../domain/offer/cutoffs';
import { isFiledAhead, portCountry } from '../../../domain/order/blocks/countries';
import { ARRIVAL_FIELDS } from '../../../domain/order/blocks/parties';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { HOUR_MS } from '../../../domain/values/spans';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { fieldHints, fieldNames, orderPartsCopy } from '../../copy/trade';
import { findingSentence } from '../../copy/trade/findings';
import { momentText, momentWords, shortDay } from '../../copy/words/moment-words';
import type { StepProps } from '../../features/order/step-props';
import { createLayout } from '../../frame/form-layout';
import { CloseStep } from '../../trade/close-step';
import { CutoffList } from '../../trade/cutoff-list';
import { listChoices } from '../../trade/fields/list-choices';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Parties } from '../../trade/people/party-card';
import { FeeTable } from '../../trade/price/cancel-fees';
import { Section } from '../../trade/section';
import { ServiceCard } from '../../trade/services/service-card';
import { Icon } from '../../ui/mark/icon';
import { ButtonLink } from '../../ui/press/button-link';
import { Comma } from '../../ui/show/comma';
import type { LclParts } from './order-parts';
import { RoadField } from './road-field';
import { RowFacts } from './row-facts';

const { services: words } = orderPartsCopy;

type PieceProps = StepProps<LclParts> & { children?: ReactNode };

const arrivalCountry = ({ quote }: LclParts): string => portCountry(quote.offer.dst?.code);

/** This container cannot take the goods: the reason, and the next departure that can. */
function NextFit({ parts: { view, quote }, changeTo }: Pick<PieceProps, 'parts' | 'changeTo'>) {
  const clash = view.acceptance.findings.find(({ about, level }) => about === 'SHARED_BOX' && level === 'BLOCK');
  if (!clash) return null;
  const { nextFit } = quote.offer.detail;
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-bad p-4">
      <Icon name="alert" className="text-bad" />
      <p role="alert" className="min-w-0 flex-1 text-ink">
        {findingSentence(clash, lclCopy.finding)}
      </p>
      <ButtonLink look="sea" href={changeTo}>
        {nextFit ? copy.goNext(shortDay(nextFit.day)) : copy.change}
      </ButtonLink>
    </section>
  );
}

const Fit = ({ above, ...props }: PieceProps) => (
  <>
    {above}
    <NextFit {...props} />
  </>
);

const Goods = ({ parts, renderPicker }: PieceProps) => (
  <>
    <GoodsList
      parts={parts}
      renderPicker={renderPicker}
      renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
      isMixing
    />
    <ApartGoods parts={parts} />
  </>
);

const gateHours = ({ view: { form } }: LclParts) => GATE_HOURS[form.isDanger === 'Y' ? 'danger' : 'general'];

const two = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function Shed({ parts, now }: PieceProps) {
  const { cutoffs, detail } = parts.quote.offer;
  const [opens, closes] = gateHours(parts);
  const at = (code: string) => momentWords(cutoffs.find((one) => one.code === code)?.at ?? '');
  const [from, until] = [at('CFS_OPEN'), at('CFS_CLOSE')];
  return (
    <Section title={copy.shed}>
      <p className="text-16 font-semibold text-ink">{detail.shed.nameCn}</p>
      <p className="text-muted">{detail.shed.address}</p>
      <p className="mt-2">
        {copy.intake(`${from.date} ${from.time}`, `${until.date} ${until.time}`)}
        <span className="ml-3 text-muted">
          <Comma />
          {copy.gate(two(opens), two(closes))}
        </span>
      </p>
      <details className="mt-3">
        <summary className="w-fit cursor-pointer rounded-control text-sea">{copy.cutoffs}</summary>
        <div className="mt-2">
          <CutoffList cutoffs={cutoffs} now={now} />
        </div>
      </details>
    </Section>
  );
}

function isAsked(name: LclField, parts: LclParts): boolean {
  if (name === 'amsAgent') return isFiledAhead(arrivalCountry(parts));
  if (name === 'destTaxId') return wantsTaxId(arrivalCountry(parts));
  return OWN.asks(name, parts.view.form, { quote: parts.view.quote });
}

const Fetched = ({ parts }: PieceProps) =>
  isAsked('deliverDate', parts) ? null : <p className="text-muted">{copy.fetched}</p>;

const Services = ({ parts, region }: PieceProps) => (
  <ServiceCard parts={parts} region={region} always={parts.view.form.isDanger === 'Y' ? [HOUSE_DECLARES] : []} />
);

function CancelTerms({ parts: { view, quote: locked } }: { parts: LclParts }) {
  // Cut-offs of the current form apply, not those of the locked quote.
  const quote = view.quote ?? locked;
  const closes = closingTime(quote.offer.cutoffs);
  const { form, charges } = view;
  if (closes === null || charges === null) return null;
  const early = closes - EARLY_HOURS * HOUR_MS;
  const feeAt = (state: OrderState, now: number) => lclFeeInState({ form, quote, charges }, state, now);
  const rows = [
    [copy.cancel.free, feeAt('UNDER_REVIEW', early)],
    [copy.cancel.confirmed, feeAt('CONFIRMED', early)],
    [copy.cancel.booked(momentText(new Date(early).toISOString())), feeAt('BOOKED', early)],
    [copy.cancel.later, feeAt('BOOKED', closes)],
    [copy.cancel.cargoIn, feeAt('CARGO_IN', closes)],
  ] as const;
  return <FeeTable title={copy.cancel.title} note={copy.cancel.note} rows={rows} />;
}

/** Price, contact and consents; the measurement at the warehouse decides the final charge. */
const Closing = ({ parts, now, price, papers, children }: PieceProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={<CancelTerms parts={parts} />}
    country={arrivalCountry(parts)}
    promises={children}
  />
);

export const LclStep = createLayout<Step, LclField, LclSection, LclPiece, LclParts>(LCL_LAYOUT, {
  fields: { ...OWN.fields, ...ARRIVAL_FIELDS },
  asks: isAsked,
  labels: { ...lclCopy.label, amsAgent: fieldNames.amsAgent, destTaxId: fieldNames.destTaxId },
  hints: { marks: copy.marksHint, destTaxId: () => fieldHints.destTaxId },
  choices: {
    stackable: copy.stackable,
    deliverHour(parts) {
      const [opens, closes] = gateHours(parts);
      const hours = Array.from({ length: closes - opens + 1 }, (_, at) => opens + at);
      return hours.map((hour) => ({ key: String(hour), label: two(hour) }));
    },
    releaseType: ({ lists }) => listChoices(lists, 'releaseType'),
    amsAgent: words.decl,
  },
  titles: { packages: copy.packages, delivery: copy.delivery, bill: copy.bill },
  notes: { delivery: copy.truckNote, bill: copy.billNote },
  pieces: {
    fit: Fit,
    goods: Goods,
    shed: Shed,
    road: RoadField,
    fetched: Fetched,
    services: Services,
    parties: ({ parts }) => <Parties parts={parts} country={arrivalCountry(parts)} mayBeToOrder />,
    atDestination: () => <p className="text-12 text-muted">{copy.atDestination}</p>,
    closing: Closing,
  },
});
