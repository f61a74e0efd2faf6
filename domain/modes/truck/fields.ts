import { containerNoIn, isContainerNo } from '../../order/container-number';
import type { OrderFacts } from '../../order/facts';
import { partOf, type Said } from '../../order/fields';
import type { OrderForm } from '../../order/form';
import { dayAt } from '../../values/days';
import { isoOf, momentIn } from '../../values/moments';
import { isInhibitedRow } from './rules-of-goods';
import { FIELDS, type TruckForm, type TruckPart } from './form';
import { faultUnder } from './judging';
import type { TruckQuote } from './quote';
import { askedBy, isTankQuote, rowsIn, vehicleOf } from './reading';
import { isDeck, isTankTruck } from './vehicles';
import { HOUR_MS, MINUTE_MS } from '../../values/spans';

type Facts = OrderFacts<TruckQuote>;
type Kind = ReturnType<typeof vehicleOf>['kind'];

const isKind =
  (...kinds: Kind[]) =>
  (_: unknown, { quote }: Facts): boolean =>
    quote !== null && kinds.includes(vehicleOf(quote).kind);

/** What stands in the rule book under this field: the finding and the fault are one rule. */
const byBook =
  (field: keyof TruckPart) =>
  (form: TruckForm, { quote, goodsOf }: Facts): Said => {
    const asked = quote && askedBy(form, quote, goodsOf);
    return asked && faultUnder(field, asked);
  };

const QUARTER = 15 * MINUTE_MS;
export const LEAD_HOURS = 12;

/** The truck was quoted for a day, and needs half a day to be there. */
function pickFromRule({ pickFrom }: TruckForm, { quote, now }: Facts): Said {
  const at = momentIn(pickFrom);
  if (at === null) return null;
  const day = dayAt(momentIn(quote?.offer.leavesAt ?? '') ?? at);
  if (dayAt(at) !== day) return ['truckDay', { day }];
  const earliest = Math.ceil((now + LEAD_HOURS * HOUR_MS) / QUARTER) * QUARTER;
  return at < now + LEAD_HOURS * HOUR_MS ? ['truckEarly', { at: isoOf(earliest) }] : null;
}

function pickToRule({ pickFrom, pickTo }: TruckForm): Said {
  const [from, to] = [momentIn(pickFrom), momentIn(pickTo)];
  if (from === null || to === null) return null;
  const hours = (to - from) / HOUR_MS;
  return hours < 1 || hours > 8 ? 'truckLength' : null;
}

function dropToRule(form: TruckForm, facts: Facts): Said {
  const [from, to] = [momentIn(form.pickFrom), momentIn(form.dropTo)];
  if (from !== null && to !== null && to <= from) return 'truckOrder';
  return byBook('dropTo')(form, facts);
}

/** A tail lift and a pump are there or not. */
function unloadRule({ unload }: TruckForm, { quote }: Facts): Said {
  const vehicle = quote && vehicleOf(quote);
  if (!vehicle) return null;
  if (unload === 'TAIL' && !(isDeck(vehicle) && vehicle.hasLift)) return 'truckLift';
  return unload === 'PUMP' && !isTankTruck(vehicle) ? 'truckPump' : null;
}

const boxNoRule = ({ boxNo }: TruckForm): Said => (isContainerNo(containerNoIn(boxNo)) ? null : 'truckBoxNo');

/** What only a truck asks. */
export const OWN = partOf<typeof FIELDS, OrderForm & Pick<TruckForm, 'places'>, Facts>(FIELDS, {
  asks: {
    loadKg: (_, { quote }) => isTankQuote(quote),
    inhibitorUntil: (form, { quote, goodsOf }) => quote !== null && rowsIn(form, quote, goodsOf).some(isInhibitedRow),
    purpose: ({ isDanger }) => isDanger === 'Y',
    lastLoad: isKind('TANK', 'TANKG'),
    tempC: isKind('REEF'),
    boxNo: isKind('SKEL'),
    passNo: (form, { quote, goodsOf }) =>
      quote !== null && rowsIn(form, quote, goodsOf).some(({ goods }) => goods?.controls.isHighlyToxic ?? false),
    worth: ({ insured }) => insured,
  },
  rules: {
    inhibitorUntil: byBook('inhibitorUntil'),
    tempC: byBook('tempC'),
    pickFrom: pickFromRule,
    pickTo: pickToRule,
    dropTo: dropToRule,
    unload: unloadRule,
    boxNo: boxNoRule,
  },
});
