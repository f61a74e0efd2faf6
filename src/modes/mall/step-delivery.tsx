import type { ReactNode } from 'react';

import { earliestDeliveryDay, latestPickupDay, readyDay } from '../../../domain/modes/mall/days';
import { FIELDS, type MallPart } from '../../../domain/modes/mall/fields';
import { OWN } from '../../../domain/modes/mall/own';
import { mallCopy } from '../../copy/modes/mall';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { Section } from '../../trade/section';
import type { MallParts } from './mall-parts';

const { delivery: copy } = mallOrderCopy;

const NAMES = (Object.keys(FIELDS) as (keyof MallPart)[]).filter((name) => FIELDS[name].step === 'delivery');

const CHOICES: Partial<Record<keyof MallPart, Readonly<Record<string, string>>>> = {
  way: copy.ways,
  toCity: copy.cities,
};

type DeliveryProps = {
  parts: MallParts;
  now: number;
  above?: ReactNode;
};

function deliveryNote({ view: { form }, quote }: MallParts, now: number): string | undefined {
  if (now === 0 || form.way === '') return undefined;
  const last = latestPickupDay(quote, now);
  if (form.way !== 'SEND') {
    const [city, ready] = [quote.search.city, readyDay(quote, now)];
    if (form.way === 'CARRIED') return copy.carried(city, ready, last);
    return copy.fetched({ city, day: ready, last, gate: quote.offer.detail.gate });
  }
  const day = earliestDeliveryDay(quote, form.toCity, now);
  return day === null ? copy.open : copy.sent(day, last);
}

/** Pickup on a working day, or delivery by a freight order. */
export function StepDelivery({ parts, now, above }: DeliveryProps) {
  const { view, quote } = parts;
  const { loads } = quote.search;
  return (
    <>
      <Section title={copy.title} note={deliveryNote(parts, now)}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {NAMES.filter((name) => name !== 'freight' && OWN.asks(name, view.form, { quote, now })).map((name) => (
            <DeclaredField
              key={name}
              parts={parts}
              path={name}
              field={FIELDS[name]}
              label={mallCopy.label[name]}
              choices={CHOICES[name]}
            />
          ))}
        </div>
        {loads.length > 1 && <p className="text-ink">{copy.apart(loads.length)}</p>}
      </Section>
      {view.form.way === 'CARRIED' && above}
    </>
  );
}
