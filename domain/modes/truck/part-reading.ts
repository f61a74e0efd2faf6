import type { Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import { isDay } from '../../values/days';
import { answerCalendar } from '../../values/days-off';
import { parseMoment } from '../../values/moments';
import { parseMinorUnits } from '../../values/typed-number';
import { heardBeside } from './beside';
import { isCarriedAsDangerous } from './cargo';
import { roadCarrier } from './carriers';
import { findTruckDoor } from './doors';
import { highestFactor } from './factor';
import type { TruckForm } from './form';
import { listFestivals } from './holidays';
import { partCharges, type PartPriceInput } from './part-price';
import type { TruckQuote } from './quote';
import { readLoadKg, readVolume, quotedPart, readRows, vehicleOf } from './reading';
import type { PartAskedOf } from './rules-of-part';
import { findRoadCity } from './trip';

type GoodsOf = OrderFacts['goodsOf'];

export const quotedHubClosing = ({ offer }: Pick<TruckQuote, 'offer'>): number =>
  parseMoment(offer.closesAt ?? '') ?? 0;

/** Lack of space is reported separately, by form and remaining capacity. */
const ANY_ROOM = { kg: Infinity, m3: Infinity };

export function partRuleInput(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): PartAskedOf | null {
  const { org, dst, detail, arrivesAt } = quote.offer;
  const [from, to] = [findRoadCity(org?.code ?? ''), findRoadCity(dst?.code ?? '')];
  const [carrier, part] = [roadCarrier(detail.carrier), quotedPart(quote)];
  if (!part || !from || !to || !carrier) return null;
  const rows = readRows(form, quote, goodsOf);
  return {
    carrier: { ...carrier, isClean: false },
    vehicle: vehicleOf(quote),
    rows,
    liquid: null,
    box: null,
    kg: readLoadKg(form, quote),
    m3: readVolume(form),
    sections: null,
    stops: [
      { city: from, at: quotedHubClosing(quote), opens: null, until: null },
      { city: to, at: parseMoment(arrivesAt ?? '') ?? 0, opens: null, until: null },
    ],
    loadsWithin: 0,
    hasNight: false,
    festivals: listFestivals(answerCalendar(quote.offer)),
    inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
    setC: null,
    beside: heardBeside(part.beside, rows),
    left: ANY_ROOM,
  };
}

function readPartPriceInput(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): PartPriceInput | null {
  const rows = readRows(form, quote, goodsOf);
  const facts = rows.flatMap(({ isDanger, goods }) => (isDanger ? [goods] : []));
  const known = facts.flatMap((goods) => goods ?? []);
  const isDanger = isCarriedAsDangerous(rows);
  const factor = isDanger ? highestFactor(known, quote.rates) : 1;
  const [kg, m3] = [readLoadKg(form, quote), readVolume(form)];
  if (kg === null || m3 === null || factor === null || (isDanger && known.length < facts.length)) return null;
  return {
    km: quote.offer.detail.km,
    kg,
    m3,
    factor,
    isDanger,
    pickKm: findTruckDoor(form.pickDoor)?.km ?? null,
    deliverKm: findTruckDoor(form.dropDoor)?.km ?? null,
    insured: form.insured ? parseMinorUnits(form.worth) : null,
  };
}

export function pricePartForm(form: TruckForm, quote: TruckQuote, goodsOf: GoodsOf): Charges | null {
  const priced = readPartPriceInput(form, quote, goodsOf);
  const { part } = quote.rates;
  return priced && part && partCharges(priced, part, quote.rates);
}
