import { CONTAINERS } from '../../offer/containers';
import { fault, type OrderFault } from '../../rules/fault';
import type { OrderFacts } from '../../order/form/facts';
import { dayAt, isDay, type Day } from '../../values/days';
import { parseWholeNumber } from '../../values/typed-number';
import { assignHalfDays, gateRoomLeft, isStationClosed, stuffRoomLeft, type Boards } from './board';
import { countedBoxes } from './boxes';
import type { CfsFaultCode } from './fault';
import type { CfsForm } from './form';
import type { CfsQuote } from './quote';
import { readCutOff, readReach, readStuffings, trucksBetween } from './reading';
import {
  readGateSlot,
  gateWhy,
  LEAST_AHEAD_HOURS,
  MOST_AHEAD_DAYS,
  readStuffSlot,
  stuffWhy,
  type SlotReach,
  type SlotWhy,
} from './slots';
import { HOUR_MS } from '../../values/spans';

type Facts = Pick<OrderFacts<CfsQuote>, 'now' | 'identityOf' | 'quote'>;

const WHYS: Readonly<Record<SlotWhy, CfsFaultCode>> = {
  hours: 'cfsSlotHours',
  sunday: 'cfsSlotSunday',
  past: 'cfsSlotPast',
  cutoff: 'cfsSlotCutoff',
  heat: 'cfsSlotHeat',
  after: 'cfsSlotAfter',
  closed: 'cfsSlotClosed',
};

export function cutFaults(form: CfsForm, { now }: Facts): OrderFault[] {
  const cut = readCutOff(form);
  if (cut === null) return [];
  const isFar = cut > now + MOST_AHEAD_DAYS * 24 * HOUR_MS;
  const isSoon = cut < now + LEAST_AHEAD_HOURS * HOUR_MS;
  const isEarly = isDay(form.etd) && form.etd < dayAt(cut);
  return [
    ...(cut <= now ? [fault('cutoff', 'cfsCutPast')] : isSoon ? [fault('cutoff', 'cfsCutSoon')] : []),
    ...(isFar ? [fault('cutoff', 'cfsCutFar', { days: MOST_AHEAD_DAYS })] : []),
    ...(isEarly ? [fault('etd', 'cfsEtdEarly')] : []),
  ];
}

const closedWhy = (boards: Boards | null, { isDanger }: Pick<CfsForm, 'isDanger'>, { day }: { day: Day }) =>
  boards && isStationClosed(boards, isDanger, day) ? 'closed' : null;

function gateFaults(form: CfsForm, reach: SlotReach, boards: Boards | null): OrderFault[] {
  return form.inbound.flatMap(({ slot }, at): OrderFault[] => {
    const read = readGateSlot(slot);
    if (read === null) return [];
    const path = `inbound.${at}.slot`;
    const why = gateWhy(read, reach) ?? closedWhy(boards, form, read);
    if (why !== null) return [fault(path, WHYS[why])];
    const before = form.inbound.slice(0, at).filter((row) => row.slot === slot).length;
    const left = boards && gateRoomLeft(boards, form.isDanger, read);
    return left !== null && before + 1 > left ? [fault(path, 'cfsSlotFull', { left })] : [];
  });
}

function blockFaults(form: CfsForm, reach: SlotReach, boards: Boards | null): OrderFault[] {
  const last = trucksBetween(form)?.last ?? null;
  return form.stuffSlots.flatMap(({ slot, teu }, at): OrderFault[] => {
    const read = readStuffSlot(slot);
    if (read === null) return [];
    const path = `stuffSlots.${at}.slot`;
    const why = stuffWhy(read, reach, last) ?? closedWhy(boards, form, read);
    if (why !== null) return [fault(path, WHYS[why])];
    if (form.stuffSlots.findIndex((row) => row.slot === slot) < at) return [fault(path, 'cfsSlotTwice')];
    const left = boards && stuffRoomLeft(boards, form.isDanger, read);
    return left !== null && (parseWholeNumber(teu) ?? 0) > left ? [fault(path, 'cfsSlotFull', { left })] : [];
  });
}

/** Every box has a half day, and no half day is booked without a box. */
function teuFaults(form: CfsForm): OrderFault[] {
  if (form.stuffSlots.length === 0) return [];
  const boxes = countedBoxes(form);
  const needed = boxes.reduce((all, type) => all + CONTAINERS[type].teu, 0);
  const lefts = readStuffings(form).map(({ teu }) => teu);
  const taken = lefts.reduce((all, teu) => all + teu, 0);
  if (taken > needed) return [fault('stuffSlots', 'cfsStuffOver', { teu: needed })];
  return assignHalfDays(boxes, lefts).includes(null) ? [fault('stuffSlots', 'cfsStuffShort', { teu: needed })] : [];
}

export function slotFaults(form: CfsForm, facts: Facts): OrderFault[] {
  if (form.inbound.length + form.stuffSlots.length === 0) return [];
  const reach = readReach(form, facts);
  const boards = facts.quote?.offer.detail.boards ?? null;
  return [...gateFaults(form, reach, boards), ...blockFaults(form, reach, boards), ...teuFaults(form)];
}
