import { normaliseContainerNo, isContainerNo } from '../../order/boxes/container-number';
import type { OrderFacts } from '../../order/form/facts';
import { buildPart } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { OrderForm } from '../../order/form/form';
import { dayAt } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { DOOR_LEAD_HOURS, LEAD_HOURS, WINDOW_LENGTH } from './bounds';
import { isInhibitedRow } from './rules-of-goods';
import { COMPANIES, COMPANY_FACTS, FIELDS, type TruckForm, type TruckPart } from './form';
import { findTruckDoor } from './doors';
import { faultUnder } from './judging';
import { quotedHubClosing, partRuleInput } from './part-reading';
import type { TruckQuote } from './quote';
import { ruleInputFromForm, furtherStops, isTankQuote, readLoadKg, quotedPart, readRows, vehicleOf } from './reading';
import { parseSections } from './sections';
import { sectionFillFigures, sectionedTank, readSectionLitres } from './sections-read';
import { partFaultUnder } from './rules-of-part';
import { lateStopValues, shortMoment } from './rules-of-way';
import { isDeck, isTankTruck } from './vehicles';
import { HOUR_MS, MINUTE_MS } from '../../values/spans';

type Facts = OrderFacts<TruckQuote>;
type Kind = ReturnType<typeof vehicleOf>['kind'];

const isKind =
  (...kinds: Kind[]) =>
  (_: unknown, { quote }: Facts): boolean =>
    quote !== null && kinds.includes(vehicleOf(quote).kind);

const byBook =
  (field: keyof TruckPart) =>
  (form: TruckForm, { quote, goodsOf }: Facts): FaultCheck => {
    if (quote && quotedPart(quote)) {
      const shared = partRuleInput(form, quote, goodsOf);
      return shared && partFaultUnder(field, shared);
    }
    const asked = quote && ruleInputFromForm(form, quote, goodsOf);
    return asked && faultUnder(field, asked);
  };

const hasStop =
  (at: number) =>
  (_: unknown, { quote }: Facts): boolean =>
    quote !== null && furtherStops(quote).length >= at;

const stopToRule =
  (at: number) =>
  (form: TruckForm, { quote, goodsOf }: Facts): FaultCheck => {
    const given = lateStopValues((quote && ruleInputFromForm(form, quote, goodsOf))?.stops[at]);
    return given === false ? null : ['truckWindow', given];
  };

/** Number of compartments and total volume must match tank and load. */
function sectionsRule(form: TruckForm, { quote }: Facts): FaultCheck {
  const tank = sectionedTank(quote);
  if (!quote || !tank) return null;
  if (parseSections(form.sections, tank) === null) return ['truckSections', { most: tank.sections }];
  const filled = sectionFillFigures(form, quote);
  return filled === null || readLoadKg(form, quote) === null || readSectionLitres(form, quote)
    ? null
    : 'truckSectionsSum';
}

const QUARTER = 15 * MINUTE_MS;

const isPart = (_: unknown, { quote }: Facts): boolean => quotedPart(quote) !== null;
const isFull = (_: unknown, { quote }: Facts): boolean => quotedPart(quote) === null;
/** Full trucks visit every address; shared ones only district doors. */
const isFetched = ({ pickDoor }: TruckForm, facts: Facts): boolean =>
  isFull(null, facts) || findTruckDoor(pickDoor) !== null;
const isDelivered = ({ dropDoor }: TruckForm, facts: Facts): boolean =>
  isFull(null, facts) || findTruckDoor(dropDoor) !== null;

/** A door must be in the hub's city and within the priced distance. */
const doorRule =
  (field: 'pickDoor' | 'dropDoor', end: 'org' | 'dst') =>
  (form: TruckForm, { quote }: Facts): FaultCheck => {
    const door = findTruckDoor(form[field]);

    if (!door || !quote) return null;
    if (door.city !== quote.offer[end]?.code) return 'truckDoor';
    const most = quote.rates.part?.door.farKm ?? 0;
    return door.km > most ? ['truckDoorFar', { km: door.km, most }] : null;
  };

const earliestPickup = (now: number, hours: number) =>
  shortMoment(Math.ceil((now + hours * HOUR_MS) / QUARTER) * QUARTER);

/** Quoted for a day: the truck needs half a day to arrive, a pickup for a shared truck a whole day. */
function pickFromRule({ pickFrom }: TruckForm, { quote, now }: Facts): FaultCheck {
  const at = parseMoment(pickFrom);
  if (at === null) return null;
  if (quotedPart(quote))
    return at < now + DOOR_LEAD_HOURS * HOUR_MS
      ? ['truckDoorEarly', { at: earliestPickup(now, DOOR_LEAD_HOURS) }]
      : null;
  const day = dayAt(parseMoment(quote?.offer.leavesAt ?? '') ?? at);
  if (dayAt(at) !== day) return ['truckDay', { day }];
  return at < now + LEAD_HOURS * HOUR_MS ? ['truckEarly', { at: earliestPickup(now, LEAD_HOURS) }] : null;
}

/** Collected goods must reach the hub before it closes. */
function pickToRule({ pickFrom, pickTo }: TruckForm, { quote }: Facts): FaultCheck {
  const [from, to] = [parseMoment(pickFrom), parseMoment(pickTo)];
  if (from === null || to === null) return null;
  if (quote && quotedPart(quote) && to > quotedHubClosing(quote))
    return ['truckHubClosed', { at: shortMoment(quotedHubClosing(quote)) }];
  const hours = (to - from) / HOUR_MS;
  return hours < WINDOW_LENGTH.least || hours > WINDOW_LENGTH.most ? 'truckLength' : null;
}

function dropToRule(form: TruckForm, facts: Facts): FaultCheck {
  const [from, to] = [parseMoment(form.pickFrom), parseMoment(form.dropTo)];
  const opens = parseMoment(form.dropFrom);
  if (to !== null && [from, opens].some((at) => at !== null && to < at)) return 'truckOrder';
  return byBook('dropTo')(form, facts);
}

const removeSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

function dropAddressRule({ pickAddress, dropAddress }: TruckForm, { quote }: Facts): FaultCheck {
  if (!quote || quotedPart(quote) || furtherStops(quote).length > 0) return null;
  const isSameCity = quote.offer.org?.code === quote.offer.dst?.code;
  return isSameCity && removeSpaces(pickAddress) === removeSpaces(dropAddress) ? 'truckSamePlace' : null;
}

function unloadRule({ unload }: TruckForm, { quote }: Facts): FaultCheck {
  const vehicle = quote && vehicleOf(quote);
  if (!vehicle) return null;
  if (unload === 'TAIL' && !(isDeck(vehicle) && vehicle.hasLift)) return 'truckLift';
  return unload === 'PUMP' && !isTankTruck(vehicle) ? 'truckPump' : null;
}

const boxNoRule = ({ boxNo }: TruckForm): FaultCheck =>
  isContainerNo(normaliseContainerNo(boxNo)) ? null : 'truckBoxNo';

const isDangerous = ({ isDanger }: OrderForm): boolean => isDanger === 'Y';

/** The legal list of companies covers dangerous goods only. */
const ofCompanies = Object.fromEntries(
  COMPANIES.flatMap((name) => COMPANY_FACTS.map((fact) => [`${name}${fact}`, isDangerous])),
) as Record<`${(typeof COMPANIES)[number]}${(typeof COMPANY_FACTS)[number]}`, typeof isDangerous>;

export const OWN = buildPart<typeof FIELDS, OrderForm & Pick<TruckForm, 'places'>, Facts>(FIELDS, {
  asks: {
    loadKg: (_, { quote }) => isTankQuote(quote),
    sections: (_, { quote }) => sectionedTank(quote) !== null,
    trucks: isFull,
    pickDoor: isPart,
    pickAddress: isFetched,
    pickFrom: isFetched,
    pickTo: isFetched,
    dropDoor: isPart,
    dropAddress: isDelivered,
    dropFrom: isFull,
    dropTo: isFull,
    stop1Address: hasStop(1),
    stop1Contact: hasStop(1),
    stop1Phone: hasStop(1),
    stop1To: hasStop(1),
    stop2Address: hasStop(2),
    stop2Contact: hasStop(2),
    stop2Phone: hasStop(2),
    stop2To: hasStop(2),
    stopsAt: () => false,
    trip: isFull,
    drivers: isFull,
    unload: isFull,
    inhibitorUntil: (form, { quote, goodsOf }) => quote !== null && readRows(form, quote, goodsOf).some(isInhibitedRow),
    ...ofCompanies,
    purpose: isDangerous,
    lastLoad: isKind('TANK', 'TANKG'),
    tempC: isKind('REEF'),
    box: isKind('SKEL'),
    tareKg: isKind('SKEL'),
    boxNo: isKind('SKEL'),
    passNo: (form, { quote, goodsOf }) =>
      quote !== null && readRows(form, quote, goodsOf).some(({ goods }) => goods?.controls.isHighlyToxic ?? false),
    worth: ({ insured }) => insured,
  },
  rules: {
    sections: sectionsRule,
    inhibitorUntil: byBook('inhibitorUntil'),
    tempC: byBook('tempC'),
    pickDoor: doorRule('pickDoor', 'org'),
    dropDoor: doorRule('dropDoor', 'dst'),
    pickFrom: pickFromRule,
    pickTo: pickToRule,
    dropFrom: byBook('dropFrom'),
    dropTo: dropToRule,
    dropAddress: dropAddressRule,
    box: byBook('box'),
    stop1To: stopToRule(1),
    stop2To: stopToRule(2),
    unload: unloadRule,
    boxNo: boxNoRule,
  },
});
