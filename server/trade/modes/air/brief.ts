import { airRowText } from '../../../../domain/modes/air/asked-by';
import { airRowFacts, type AirForm } from '../../../../domain/modes/air/form';
import { cheapestFreight } from '../../../../domain/modes/air/ladder';
import { isAir } from '../../../../domain/modes/air/list';
import { outerQ, rowsTogether } from '../../../../domain/modes/air/outer';
import { judgePacked, readPacked } from '../../../../domain/modes/air/packed';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import type { AirReceipt } from '../../../../domain/modes/air/receipt';
import { waybillNo } from '../../../../domain/modes/air/waybill';
import type { Offer } from '../../../../domain/offer/offer';
import { parseWholeNumber } from '../../../../domain/values/typed-number';
import { seededInteger } from '../../offers/seeded';
import type { Snapshot } from '../mode';
import { quotedDeparture, chargeableFormWeight } from './ordered';

const SERIALS = 10_000_000;

/** True if some goods as packed fly on freighters only. */
const isCargoOnly = (form: AirForm): boolean =>
  form.isDanger === 'Y' &&
  form.goods.some((row) => judgePacked(readPacked(row, airRowFacts(form, row))).answer === 'CAO');

function buildOuters(form: AirForm, aircraft: AirReceipt['aircraft']): AirReceipt['outers'] {
  const numbers = new Set(form.goods.map((row) => String(parseWholeNumber(airRowFacts(form, row).outer) ?? '')));
  return [...numbers].flatMap((outer) => {
    const q = rowsTogether(form, outer).length > 1 ? outerQ(form, outer, aircraft) : null;
    return q === null ? [] : [{ outer, q }];
  });
}

function alternativeFlight(offer: Offer | null): AirReceipt['alternative'] {
  if (!offer || !isAir(offer)) return null;
  const { supplier, leavesAt, detail } = offer;
  return { airline: supplier.nameCn, flight: detail.flight, aircraft: detail.aircraft, leavesAt };
}

export function airBrief({ form, quote, alternative }: Snapshot<AirForm, AirQuote>): AirReceipt {
  const { flight, aircraft, landsAt, ladder } = quote.offer.detail;
  const weight = chargeableFormWeight(form);
  return {
    flight,
    aircraft,
    landsAt,
    pieces: form.goods.reduce((all, { pieces }) => all + (parseWholeNumber(pieces) ?? 0), 0),
    weight,
    rung: cheapestFreight(weight.charged, ladder).code,
    // A draft needs a number; the airline assigns the valid one.
    waybillNo: waybillNo(quotedDeparture(quote).flight.airline.prefix, seededInteger(SERIALS, quote.quoteId)),
    isCargoOnly: isCargoOnly(form),
    outers: buildOuters(form, aircraft),
    packed: airRowText(form),
    alternative: alternativeFlight(alternative),
  };
}
