import type { ReactNode } from 'react';

import type { GoodsRow } from '../../../domain/goods/row';
import { airportCountry } from '../../../domain/modes/air/airports';
import { airCancelFee, SHARES } from '../../../domain/modes/air/cancel';
import { OWN, type AirStep as Step } from '../../../domain/modes/air/fields';
import { AIR_LAYOUT, type AirField, type AirPiece, type AirSection } from '../../../domain/modes/air/layout';
import { isAir } from '../../../domain/modes/air/list';
import type { AirOffer } from '../../../domain/modes/air/quote';
import { readPackage } from '../../../domain/modes/air/reading';
import type { Offer } from '../../../domain/offer/offer';
import { rowUnNumber } from '../../../domain/order/goods/hazards';
import { ALTERNATIVE_FIELDS } from '../../../domain/order/blocks/offer';
import { parseMoment } from '../../../domain/values/moments';
import { HOUR_MS } from '../../../domain/values/spans';
import { airCopy } from '../../copy/modes/air';
import { airBoardCopy } from '../../copy/modes/air/board';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { momentText, momentWords } from '../../copy/words/moment-words';
import type { StepProps } from '../../features/order/step-props';
import { createLayout } from '../../frame/form-layout';
import { ChosenOffer } from '../../trade/chosen-offer';
import { CloseStep } from '../../trade/close-step';
import { DeclaredField } from '../../trade/fields/declared-field';
import { Ticks } from '../../trade/fields/ticks';
import { GoodsList } from '../../trade/goods/goods-list';
import { PartyCards } from '../../trade/people/party-cards';
import { FeeTable } from '../../trade/price/cancel-fees';
import { ServiceCard } from '../../trade/services/service-card';
import type { Choice } from '../../ui/form/choice-list';
import { ChoiceChip } from '../../ui/press/choice-chip';
import type { AirParts } from './air-parts';
import { AircraftTiles } from './aircraft-tiles';
import { RowFacts } from './row-facts';
import { SizeRows } from './size-rows';

type PieceProps = StepProps<AirParts> & { children?: ReactNode };

function Flight({ parts, now, changeTo }: PieceProps) {
  const { offer } = parts.quote;
  const { detail } = offer;
  const { date, weekday, time } = momentWords(offer.leavesAt ?? '');
  return (
    <ChosenOffer
      copy={{ ...copy, title: copy.flight }}
      view={parts.view}
      cutoffs={offer.cutoffs}
      now={now}
      changeTo={changeTo}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="text-16 font-semibold text-ink">{offer.supplier?.nameCn}</b>
        <span className="text-muted">{`${detail.flight} · ${airBoardCopy.body[detail.aircraft]}`}</span>
      </p>
      <p className="mt-1 text-ink">{copy.leaves(date, weekday, time)}</p>
      <p className="text-muted">{copy.lands(detail.landsAt.slice(5, 10), detail.landsAt.slice(11, 16))}</p>
    </ChosenOffer>
  );
}

function flightWords({ leavesAt, supplier, detail }: AirOffer): string {
  const { date, weekday, time } = momentWords(leavesAt);
  return `${date} ${weekday} ${time} ${supplier.nameCn} ${detail.flight} ${airBoardCopy.aircraft[detail.aircraft]}`;
}

/** The chosen fallback stays listed, even if it no longer takes the goods. */
function fallbacks(others: readonly Offer[], chosen: string): Choice[] {
  const listed = others.filter(isAir).map((offer) => ({ key: offer.offerId, label: flightWords(offer) }));
  const isListed = chosen === '' || listed.some(({ key }) => key === chosen);
  return [
    { key: '', label: copy.noAlternative },
    ...(isListed ? [] : [{ key: chosen, label: copy.otherAlternative(chosen.slice(2)), isOff: true }]),
    ...listed,
  ];
}

/** Sticky while a row is edited, since the verdict would be out of view on phones. */
const Answered = ({ parts, row }: { parts: AirParts; row: GoodsRow }) => (
  <div className="sticky top-16 z-5 -mx-4 -mt-4 mb-2 bg-surface px-4 py-2 transition-[top] duration-200 ease-instrument empty:hidden md:top-34 md:-mx-5 md:-mt-5 md:px-5 md:py-3 lg:top-28 unheaded:top-0 md:unheaded:top-18 lg:unheaded:top-12">
    <AircraftTiles pack={readPackage(parts.view.form, row)} unNo={rowUnNumber(row) ?? ''} />
  </div>
);

const Goods = ({ parts, renderPicker }: PieceProps) => (
  <>
    <div className="contents [--above:236px]">
      <GoodsList
        parts={parts}
        renderPicker={renderPicker}
        renderFirst={(row) => <Answered parts={parts} row={row} />}
        renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
      />
    </div>
    <SizeRows parts={parts} />
  </>
);

const NONE = { declaredValue: 'NVD', customsValue: 'NCV' } as const;

function Worth({ parts, path }: { parts: AirParts; path: keyof typeof NONE }) {
  const { view, on } = parts;
  const none = NONE[path];
  const isNone = view.form[path].trim().toUpperCase() === none;
  return (
    <div>
      <DeclaredField parts={parts} path={path} field={OWN.fields[path]} label={airCopy.label[path]} />
      <div className="mb-3">
        <ChoiceChip
          isPressed={isNone}
          isOff={view.isLocked}
          onPress={() => {
            on.edit({ kind: 'set', path, value: isNone ? '' : none });
            on.leave(path);
          }}
        >
          {copy.none[none]}
        </ChoiceChip>
      </div>
    </div>
  );
}

const Worths = ({ parts }: PieceProps) => (
  <div className="grid gap-x-4 sm:grid-cols-2">
    <Worth parts={parts} path="declaredValue" />
    <Worth parts={parts} path="customsValue" />
  </div>
);

const Handling = ({ parts, children }: PieceProps) => (
  <>
    <fieldset aria-label={airCopy.label.handling}>
      <Ticks parts={parts} path="handling" words={airCopy.handling} />
    </fieldset>
    {parts.view.form.handling.includes('TEMP') && (
      <div className="mt-3 grid grid-cols-2 gap-x-4 sm:max-w-100">{children}</div>
    )}
  </>
);

const flightCountry = ({ quote }: AirParts): string => airportCountry(quote.offer.dst?.code);

/** The shipper issues the dangerous goods declaration himself, so the declarer is not asked. */
const DECLARED = ['DGDEC'] as const;

const Parties = ({ parts, region }: PieceProps) => (
  <>
    <PartyCards parts={parts} country={flightCountry(parts)} mayBeToOrder={false} />
    <ServiceCard parts={parts} region={region} always={DECLARED} />
  </>
);

const [LAST = 0] = SHARES.map(([hours]) => hours).slice(-1);

/** Cancellation fee of this flight: a share of the freight that grows with time. */
function CancelTerms({ parts: { view, quote } }: { parts: AirParts }) {
  const { cancel: words } = copy;
  const leaves = parseMoment(quote.offer.leavesAt ?? '');
  const freight = view.charges?.lines.find(({ item }) => item === 'AF')?.total.amount;
  if (leaves === null || freight === undefined) return null;
  const feeAt = (now: number) => airCancelFee({ state: 'BOOKED', now, leaves, freight });
  const until = (hours: number) => leaves - hours * HOUR_MS;
  const rows = [
    [words.free, airCancelFee({ state: 'CONFIRMED', now: 0, leaves, freight })],
    ...SHARES.map(
      ([hours]) => [words.until(hours, momentText(new Date(until(hours)).toISOString())), feeAt(until(hours))] as const,
    ),
    [words.later(LAST), feeAt(leaves)],
    [words.handedIn, airCancelFee({ state: 'CARGO_IN', now: leaves, leaves, freight })],
  ] as const;
  return <FeeTable title={words.title} note={words.note} rows={rows} />;
}

const isAsked = (name: AirField, { view, quote }: AirParts): boolean =>
  name === 'altOfferId' || OWN.asks(name, view.form, { quote });

const Closing = ({ parts, now, price, papers, children }: PieceProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={<CancelTerms parts={parts} />}
    country={flightCountry(parts)}
    beside={isAsked('condYear', parts) && <div className="mt-3 max-w-60">{children}</div>}
  />
);

export const AirStep = createLayout<Step, AirField, AirSection, AirPiece, AirParts>(AIR_LAYOUT, {
  fields: { ...OWN.fields, ...ALTERNATIVE_FIELDS },
  asks: isAsked,
  labels: { ...airCopy.label, altOfferId: copy.alternative },
  choices: {
    awbType: copy.awb,
    altOfferId: ({ view }, { others }) => fallbacks(others, view.form.altOfferId),
  },
  titles: { ready: copy.ready, alternative: copy.alternative, bill: copy.bill, declared: copy.declared },
  notes: { ready: copy.readyNote, alternative: copy.alternativeNote, bill: copy.billNote },
  pieces: {
    flight: Flight,
    goods: Goods,
    worths: Worths,
    handling: Handling,
    parties: Parties,
    closing: Closing,
  },
});
