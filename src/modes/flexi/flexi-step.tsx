import type { ReactNode } from 'react';

import { findFlexibag } from '../../../domain/goods/tank/flexitank';
import { flexiCancelFee } from '../../../domain/modes/flexi/cancel';
import { OWN, type FlexiStep as Step } from '../../../domain/modes/flexi/fields';
import { FIT_WINDOWS } from '../../../domain/modes/flexi/fitting';
import { FLEXI_LAYOUT, type FlexiField, type FlexiPiece, type FlexiSection } from '../../../domain/modes/flexi/layout';
import { readBagCount, readLoaded } from '../../../domain/modes/flexi/reading';
import { portCountry } from '../../../domain/order/blocks/countries';
import { SITE_FIELDS } from '../../../domain/order/blocks/services';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { flexiCopy } from '../../copy/modes/flexi';
import { flexiOrderCopy as copy } from '../../copy/modes/flexi/order';
import { createLayout } from '../../frame/form-layout';
import { CloseStep } from '../../trade/close-step';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { BulkGoods } from '../../trade/goods/bulk-goods';
import { PartyCards } from '../../trade/people/party-cards';
import { CancelFees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import { PickupRegionView, type RegionParts } from '../../trade/services/pickup-region';
import { Comma } from '../../ui/show/comma';
import { groupedAmount, type FlexiParts } from './flexi-parts';

type PieceProps = { parts: FlexiParts };

function Goods({ parts, renderPicker }: PieceProps & { renderPicker: RenderPicker }) {
  const [row] = parts.view.form.goods;
  return row && <BulkGoods parts={parts} row={row} title={copy.goods} renderPicker={renderPicker} isGeneralOnly />;
}

function Loaded({ parts: { view, quote } }: PieceProps) {
  const loaded = readLoaded(view.form);
  const { carrier, mostKg } = quote.offer.detail;
  if (loaded === null) return <p className="text-muted">{copy.unread}</p>;
  const { sizeL, percent } = findFlexibag(loaded.litres);
  const isOver = mostKg !== null && loaded.kg > mostKg;
  return (
    <p role="status">
      <b className="font-semibold text-ink">{copy.loaded(groupedAmount(loaded.kg), groupedAmount(sizeL), percent)}</b>
      {mostKg !== null && (
        <span className={`ml-3 ${isOver ? 'text-bad' : 'text-muted'}`}>
          <Comma />
          {copy.limit(carrier.nameCn, groupedAmount(mostKg))}
        </span>
      )}
    </p>
  );
}

const Region = ({ parts, region }: PieceProps & { region: RegionParts }) => (
  <div className="grid gap-x-4 sm:grid-cols-2">
    <PickupRegionView parts={parts} region={region} names={copy.levels} />
  </div>
);

const Site = () => <p className="text-12 text-muted">{copy.site}</p>;

const Parties = ({ parts }: PieceProps) => (
  <PartyCards parts={parts} country={portCountry(parts.quote.offer.dst?.code)} mayBeToOrder />
);

type ClosingProps = PieceProps & { now: number; price: PriceParts; papers: ReactNode; children?: ReactNode };

function Fees({ bags }: { bags: number | null }) {
  const feeIn = (state: OrderState, isFitted = false) => flexiCancelFee({ state, bags: bags ?? 1, isFitted });
  const fitted = formatMoney(feeIn('BOOKED', true) ?? { amount: 0, currency: YUAN });
  return (
    <CancelFees
      note={copy.fees(fitted, bags === null)}
      names={copy.states}
      isCounted={bags !== null}
      feeIn={(state) => feeIn(state)}
    />
  );
}

const Closing = ({ parts, now, price, papers, children }: ClosingProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={<Fees bags={readBagCount(parts.view.form)} />}
    promises={children}
  />
);

/** Days on which a team is free for every bag of the order. */
function fitDays({ quote, view }: FlexiParts) {
  const bags = readBagCount(view.form) ?? 1;
  return quote.offer.detail.fitting.days.map(({ day, left }) => ({
    key: day,
    label: left < bags ? copy.dayFull(day) : copy.dayLeft(day, left),
    isOff: left < bags,
  }));
}

export const FlexiStep = createLayout<Step, FlexiField, FlexiSection, FlexiPiece, FlexiParts>(FLEXI_LAYOUT, {
  fields: { ...OWN.fields, ...SITE_FIELDS },
  asks: (name, { view, quote }) => name === 'pickupAddress' || OWN.asks(name, view.form, { quote, now: 0 }),
  labels: { ...flexiCopy.label, pickupAddress: copy.address },
  choices: {
    layer: ({ quote: { offer } }) =>
      wordsAsChoices(copy.layers).filter(({ key }) => offer.detail.makes.layers.some((one) => one === key)),
    foodGrade: ({ quote: { offer } }) =>
      wordsAsChoices(copy.yesNo).filter(({ key }) => offer.detail.makes.isFood || key === 'N'),
    heatPad: copy.yesNo,
    unload: copy.unloads,
    pumpAt: copy.pumps,
    fitDay: fitDays,
    fitWindow: () => FIT_WINDOWS.map((window) => ({ key: window, label: copy.windows(window) })),
  },
  titles: { liquid: copy.liquid, load: copy.load, bag: copy.bag, place: copy.place, day: copy.day },
  notes: {
    liquid: copy.liquidNote,
    load: copy.loadNote,
    place({ quote }) {
      return copy.placeNote(quote.offer.detail.fitting.city.nameCn, quote.rates.far.freeKm);
    },
    day: ({ quote }) => copy.dayNote(quote.offer.detail.fitting.days.at(-1)?.day ?? ''),
  },
  pieces: { goods: Goods, loaded: Loaded, region: Region, site: Site, parties: Parties, closing: Closing },
});
