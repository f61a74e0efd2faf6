import { ownLevel, fillWindow } from '../../../../domain/goods/tank/fill';
import { tankParticulars } from '../../../../domain/modes/tank/particulars';
import { OWN } from '../../../../domain/modes/tank/fields';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { overdueRent } from '../../../../domain/modes/tank/price';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import { isLease } from '../../../../domain/modes/tank/lease';
import {
  tankReturnDay,
  readFillFigures,
  readKg,
  readLeaseDays,
  quotedTank,
  readTankCount,
} from '../../../../domain/modes/tank/reading';
import type { TankReceipt, TankDeclaration } from '../../../../domain/modes/tank/receipt';
import type { TankUnit } from '../../../../domain/modes/tank/units';
import { tankPickupDay } from '../../../../domain/modes/tank/week';
import type { Particular } from '../../../../domain/order/receipt/particulars';
import { dayAt } from '../../../../domain/values/days';
import { parseMoment } from '../../../../domain/values/moments';
import { YUAN } from '../../../../domain/values/money';
import { parseNumber } from '../../../../domain/values/typed-number';
import { regionName } from '../../../world/regions/regions';
import type { NoteFacts } from '../booking-note';
import type { Snapshot } from '../mode';

type TankSnapshot = Pick<Snapshot<TankForm, TankQuote>, 'form' | 'quote'>;

const dayOfMoment = (moment: string | null) => dayAt(parseMoment(moment ?? '') ?? 0);

const isHighestTempAsked = ({ form, quote }: TankSnapshot): boolean => OWN.asks('hotTemp', form, { quote, now: 0 });

/** Values equal to the library's count as not typed. */
const saidOver = (typed: string, known: number | undefined): string =>
  parseNumber(typed, 4) === (known ?? null) ? '' : typed.trim();

function readDeclaration(order: TankSnapshot): TankDeclaration {
  const { form, quote } = order;
  const { liquid } = quote.offer.detail.cargo;
  return {
    group: quote.search.group,
    hotC: isHighestTempAsked(order) ? form.hotTemp.trim() : '',
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
  const [tanks, kg, filled] = [readTankCount(form) ?? 1, readKg(form) ?? 0, readFillFigures(form, quote)];
  const window = filled && fillWindow(quotedTank(quote), filled);
  const back = tankReturnDay(form, quote);
  return {
    tank,
    tanks,
    kg,
    units,
    eachKg: Math.ceil(kg / tanks),
    percent: filled ? ownLevel(quotedTank(quote), filled, kg / tanks) : 0,
    window: { leastKg: window?.leastKg ?? 0, mostKg: window?.mostKg ?? 0 },
    loadC: parseNumber(form.loadTemp, 1) ?? 0,
    lease: lease && { from: lease.from, until: back, days: readLeaseDays(form, quote) ?? rates.days.least },
    vessel: voyage?.vessel ?? '',
    voyage: voyage?.voyage ?? '',
    depot: stock?.depot ?? '',
    fetchFrom: lease?.from ?? tankPickupDay(dayOfMoment(offer.leavesAt)),
    returnTo: stock?.returnTo ?? null,
    freeUntil: back,
    overdue: overdueRent(rates, tanks, 1),
    deposit: { amount: rates.deposit * tanks, currency: YUAN },
    loadAddress: `${regionName(form.pickupRegion)} ${form.loadAddress}`.trim(),
    loadFrom: form.loadFrom,
    loadTo: form.loadTo,
    said: readDeclaration({ form, quote }),
  };
}

/** Only for journeys, not leases. */
export const nitrogenParticular = ({ form }: TankSnapshot): Particular => [
  '氮封',
  isLease(form) ? '' : form.nitrogen === 'Y' ? '是' : '否',
];

export const tankNote = (order: TankSnapshot): NoteFacts => [
  ...tankParticulars(tankBrief(order), ['lease', 'ship', 'loading', 'window']),
  nitrogenParticular(order),
  ...tankParticulars(tankBrief(order), ['tanks', 'each', 'loadC', 'hotC', 'depot', 'back']),
];
