import type { Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import { isDay } from '../../values/days';
import { calendarIn } from '../../values/days-off';
import { momentIn } from '../../values/moments';
import { minorUnitsIn } from '../../values/typed-number';
import { heardBeside } from './beside';
import { isCarriedAsDangerous } from './cargo';
import { roadCarrier } from './carriers';
import { doorNamed } from './doors';
import { highestFactor } from './factor';
import type { TruckForm } from './form';
import { festivalsIn } from './holidays';
import { partCharges, type PartPriceInput } from './part-price';
import type { TruckQuote } from './quote';
import { kgIn, m3In, partIn, rowsIn, vehicleOf } from './reading';
import type { PartAskedOf } from './rules-of-part';
import { cityIn } from './trip';

type GoodsOf = OrderFacts['goodsOf'];

export const hubClosesAt = ({ offer }: Pick<TruckQuote, 'offer'>): number => momentIn(offer.closesAt ?? '') ?? 0;

/** Lack of space is reported separately, by form and remaining capacity. */
const ANY_ROOM = { kg: Infinity, m3: Infinity };

export function partAskedBy(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): PartAskedOf | null {
  const { org, dst, detail, arrivesAt } = quote.offer;
  const [from, to] = [cityIn(org?.code ?? ''), cityIn(dst?.code ?? '')];
  const [carrier, part] = [roadCarrier(detail.carrier), partIn(quote)];
  if (!part || !from || !to || !carrier) return null;
  const rows = rowsIn(form, quote, goodsOf);
  return {
    carrier: { ...carrier, isClean: false },
    vehicle: vehicleOf(quote),
    rows,
    liquid: null,
    box: null,
    kg: kgIn(form, quote),
    m3: m3In(form),
    sections: null,
    stops: [
      { city: from, at: hubClosesAt(quote), opens: null, until: null },
      { city: to, at: momentIn(arrivesAt ?? '') ?? 0, opens: null, until: null },
    ],
    loadsWithin: 0,
    hasNight: false,
    festivals: festivalsIn(calendarIn(quote.offer)),
    inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
    setC: null,
    beside: heardBeside(part.beside, rows),
    left: ANY_ROOM,
  };
}

function partPricedIn(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): PartPriceInput | null {
  const rows = rowsIn(form, quote, goodsOf);
  const facts = rows.flatMap(({ isDanger, goods }) => (isDanger ? [goods] : []));
  const known = facts.flatMap((goods) => goods ?? []);
  const isDanger = isCarriedAsDangerous(rows);
  const factor = isDanger ? highestFactor(known, quote.rates) : 1;
  const [kg, m3] = [kgIn(form, quote), m3In(form)];
  if (kg === null || m3 === null || factor === null || (isDanger && known.length < facts.length)) return null;
  return {
    km: quote.offer.detail.km,
    kg,
    m3,
    factor,
    isDanger,
    pickKm: doorNamed(form.pickDoor)?.km ?? null,
    deliverKm: doorNamed(form.dropDoor)?.km ?? null,
    insured: form.insured ? minorUnitsIn(form.worth) : null,
  };
}

export function partChargesIn(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): Charges | null {
  const priced = partPricedIn(form, quote, goodsOf);
  const { part } = quote.rates;
  return priced && part && partCharges(priced, part, quote.rates);
}
