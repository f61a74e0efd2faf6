import type { ReactNode } from 'react';

import { enquiryAddress, readDomQuery } from '../../../domain/modes/dom/address';
import { domCancelFee } from '../../../domain/modes/dom/cancel';
import { OWN, type DomStep as Step } from '../../../domain/modes/dom/fields';
import { DOM_LAYOUT, type DomField, type DomPiece, type DomSection } from '../../../domain/modes/dom/layout';
import { vesselNames } from '../../../domain/modes/dom/quote';
import { findUnpriced, readBoxCounts } from '../../../domain/modes/dom/reading';
import { splitTax } from '../../../domain/offer/charges';
import { findDoorCityByCode } from '../../../domain/places/door-cities';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { domCopy } from '../../copy/modes/dom';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import { momentWords } from '../../copy/words/moment-words';
import type { StepProps } from '../../features/order/step-props';
import { createLayout } from '../../frame/form-layout';
import { ChosenOffer } from '../../trade/chosen-offer';
import { CloseStep } from '../../trade/close-step';
import { CancelFees as Fees } from '../../trade/price/cancel-fees';
import type { Choice } from '../../ui/form/choice-list';
import { BoxLoads } from './box-loads';
import type { DomParts } from './dom-parts';
import { HomeGoods } from './home-goods';

type PieceProps = StepProps<DomParts>;

function Voyage({ parts, now, changeTo }: Pick<PieceProps, 'parts' | 'now' | 'changeTo'>) {
  const { offer } = parts.quote;
  const [leaves, comes] = [momentWords(offer.leavesAt ?? ''), momentWords(offer.arrivesAt ?? '')];
  const words = { ...copy, title: copy.voyage };
  return (
    <ChosenOffer copy={words} view={parts.view} cutoffs={offer.cutoffs} now={now} changeTo={changeTo}>
      <b className="text-16 font-semibold text-ink">{offer.supplier?.nameCn}</b>{' '}
      <span className="text-muted">{vesselNames(offer.detail)}</span>
      <p className="text-ink">
        {copy.leaves(leaves.date, leaves.weekday, leaves.time)} · {copy.comes(comes.date, comes.weekday)}
      </p>
    </ChosenOffer>
  );
}

const Goods = ({ parts, changeTo }: Pick<PieceProps, 'parts' | 'changeTo'>) => (
  <HomeGoods parts={parts} enquireAt={enquiryAddress(readDomQuery(changeTo.slice(changeTo.indexOf('?'))), null)} />
);

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

function Taxed({ parts: { view } }: { parts: DomParts }) {
  if (!view.charges) return <p className="mb-4 text-warn">{copy.unpriced[findUnpriced(view.form) ?? 'door']}</p>;
  const { net, tax, total } = splitTax(view.charges);
  return (
    <dl className="mb-4 grid grid-cols-3 gap-3">
      {(
        [
          [copy.net, net],
          [copy.taxAmount(view.form.taxRate), tax],
          [copy.total, total],
        ] as const
      ).map(([name, amount]) => (
        <div key={name}>
          <dt className="text-12 text-muted">{name}</dt>
          <dd className="text-16 font-semibold text-ink">{yuan(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Closing = ({
  parts,
  now,
  price,
  papers,
  children,
}: Pick<PieceProps, 'parts' | 'now' | 'price' | 'papers'> & { children?: ReactNode }) => (
  <CloseStep parts={parts} now={now} price={price} files={papers} more={children} />
);

const CancelFees = ({ parts: { view } }: { parts: DomParts }) => (
  <Fees
    note={copy.fees}
    isCounted={readBoxCounts(view.form) !== null}
    feeIn={(state) => domCancelFee(state, readBoxCounts(view.form) ?? [])}
  />
);

/**
 * Cities with a truck price for this voyage, nearest first. A city taken over from the search stays listed even if this
 * port has no truck to it, so that it can be corrected.
 */
function cityChoices(chosen: string, cities: Readonly<Record<string, number>>, port: string): Choice[] {
  const known = Object.entries(cities).toSorted(([, one], [, other]) => one - other);
  const stray = chosen === '' || Object.hasOwn(cities, chosen) ? null : findDoorCityByCode(chosen);
  return [
    { key: '', label: copy.noDoor(port) },
    ...known.map(([code, km]) => ({ key: code, label: copy.city(findDoorCityByCode(code)?.nameCn ?? code, km) })),
    ...(stray ? [{ key: chosen, label: stray.nameCn }] : []),
  ];
}

export const DomStep = createLayout<Step, DomField, DomSection, DomPiece, DomParts>(DOM_LAYOUT, {
  fields: OWN.fields,
  asks: (name, { view, quote }) => OWN.asks(name, view.form, { quote, now: 0 }),
  labels: domCopy.label,
  choices: {
    fromCity: ({ view: { form }, quote: { offer, rates } }) =>
      cityChoices(form.fromCity, rates.from, offer.org?.nameCn ?? ''),
    toCity: ({ view: { form }, quote: { offer, rates } }) =>
      cityChoices(form.toCity, rates.to, offer.dst?.nameCn ?? ''),
    taxRate: copy.taxes,
  },
  titles: { pickup: copy.pickup, delivery: copy.delivery, other: copy.other, tax: copy.tax },
  notes: {
    pickup: ({ view }) => (view.form.fromCity === '' ? undefined : copy.window),
    delivery: ({ view }) => (view.form.toCity === '' ? undefined : copy.window),
    tax: copy.taxNote,
  },
  pieces: {
    voyage: Voyage,
    loads: BoxLoads,
    goods: Goods,
    closing: Closing,
    taxed: Taxed,
    cancelFees: CancelFees,
  },
});
