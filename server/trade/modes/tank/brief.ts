import { ownLevel, windowOf } from '../../../../domain/goods/tank/fill';
import { tankParticulars } from '../../../../domain/modes/tank/particulars';
import { OWN } from '../../../../domain/modes/tank/fields';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { overdueRent } from '../../../../domain/modes/tank/price';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import { isLease } from '../../../../domain/modes/tank/lease';
import { backOn, filledIn, kgIn, leasedIn, tankOf, tanksIn } from '../../../../domain/modes/tank/reading';
import type { TankReceipt, TankDeclaration } from '../../../../domain/modes/tank/receipt';
import type { TankUnit } from '../../../../domain/modes/tank/units';
import { fetchedOn } from '../../../../domain/modes/tank/week';
import type { Particular } from '../../../../domain/order/receipt/particulars';
import { dayAt } from '../../../../domain/values/days';
import { momentIn } from '../../../../domain/values/moments';
import { YUAN } from '../../../../domain/values/money';
import { numberIn } from '../../../../domain/values/typed-number';
import { regionName } from '../../../world/regions/regions';
import type { NoteFacts } from '../booking-note';
import type { Snapshot } from '../mode';

type TankSnapshot = Pick<Snapshot<TankForm, TankQuote>, 'form' | 'quote'>;

const dayOf = (moment: string | null) => dayAt(momentIn(moment ?? '') ?? 0);

const isHotAsked = ({ form, quote }: TankSnapshot): boolean => OWN.asks('hotTemp', form, { quote, now: 0 });

/** Values equal to the library's count as not typed. */
const saidOver = (typed: string, known: number | undefined): string =>
  numberIn(typed, 4) === (known ?? null) ? '' : typed.trim();

function saidOf(order: TankSnapshot): TankDeclaration {
  const { form, quote } = order;
  const { liquid } = quote.offer.detail.cargo;
  return {
    group: quote.search.group,
    hotC: isHotAsked(order) ? form.hotTemp.trim() : '',
    d15: saidOver(form.density15, liquid?.d15),
    d50: saidOver(form.density50, liquid?.d50),
    heating: form.heating || 'N',
    last: form.lastCargo || 'CLEANED',
    isCleaned: form.cleanAtDest !== 'N',
    isFood: quote.search.isFood,
  };
}

export function tankBrief({ form, quote }: TankSnapshot, units: TankUnit[] = []): Omit<TankReceipt, 'seen'> {
  const { offer, rates } = quote;
  const { voyage, stock, tank } = offer.detail;
  const lease = isLease(form) ? offer.detail.lease : null;
  const [tanks, kg, filled] = [tanksIn(form) ?? 1, kgIn(form) ?? 0, filledIn(form, quote)];
  const window = filled && windowOf(tankOf(quote), filled);
  const back = backOn(form, quote);
  return {
    tank,
    tanks,
    kg,
    units,
    eachKg: Math.ceil(kg / tanks),
    percent: filled ? ownLevel(tankOf(quote), filled, kg / tanks) : 0,
    window: { leastKg: window?.leastKg ?? 0, mostKg: window?.mostKg ?? 0 },
    loadC: numberIn(form.loadTemp, 1) ?? 0,
    lease: lease && { from: lease.from, until: back, days: leasedIn(form, quote) ?? rates.days.least },
    vessel: voyage?.vessel ?? '',
    voyage: voyage?.voyage ?? '',
    depot: stock?.depot ?? '',
    fetchFrom: lease?.from ?? fetchedOn(dayOf(offer.leavesAt)),
    returnTo: stock?.returnTo ?? null,
    freeUntil: back,
    overdue: overdueRent(rates, tanks, 1),
    deposit: { amount: rates.deposit * tanks, currency: YUAN },
    loadAddress: `${regionName(form.pickupRegion)} ${form.loadAddress}`.trim(),
    loadFrom: form.loadFrom,
    loadTo: form.loadTo,
    said: saidOf({ form, quote }),
  };
}

/** Only for journeys, not leases. */
export const nitrogenOf = ({ form }: TankSnapshot): Particular => [
  '氮封',
  isLease(form) ? '' : form.nitrogen === 'Y' ? '是' : '否',
];

export const tankNote = (order: TankSnapshot): NoteFacts => [
  ...tankParticulars(tankBrief(order), ['lease', 'ship', 'loading', 'window']),
  nitrogenOf(order),
  ...tankParticulars(tankBrief(order), ['tanks', 'each', 'loadC', 'hotC', 'depot', 'back']),
];
