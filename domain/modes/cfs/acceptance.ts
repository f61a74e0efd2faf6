import { boxCapacity, DUNNAGE_KG } from '../../offer/containers';
import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { countBoxes, readParcels } from '../../order/blocks/load';
import { boxLoad, type BoxAdvice } from '../../order/boxes/box-advice';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { rowClasses, isSegregable } from '../../order/findings/classes';
import { consistencyFindings, isOfBoxes } from '../../order/findings/consistency';
import { loadFindings } from '../../order/findings/load';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { reviewFindings, type PlannedTime } from '../../order/findings/review';
import {
  judgeBoxSegregation,
  goodsRowName,
  segregationFacts,
  segregationFindings,
} from '../../order/findings/segregation';
import { settledFindings } from '../../order/findings/settled';
import { sumLoads } from '../../order/boxes/stowage';
import { isFoodApart } from '../../goods/beside-food';
import { formatMoney, YUAN } from '../../values/money';
import { toIso } from '../../values/moments';
import { parseWholeNumber } from '../../values/typed-number';
import { assignedBox, countedBoxes, loadedBoxes, type BoxRows } from './boxes';
import { found, type CfsFinding } from './finding';
import type { CfsForm } from './form';
import { cutFindings, goodsFindings, placeFindings } from './judging';
import type { CfsQuote } from './quote';
import { slotFaults } from './slot-rules';
import { gateOpens, readGateSlot, lastGateBefore } from './slots';
import { cfsCharges, storageCharge } from './price';
import { ROW_FACTS } from './row-fields';
import {
  readCutOff,
  daysStored,
  readGoods,
  findHeavyRow,
  readPriceInput,
  readReach,
  stuffingEnd,
  trucksBetween,
} from './reading';
import { HOUR_MS } from '../../values/spans';

type Facts = OrderFacts<CfsQuote>;

/** Adds the box number to a finding and maps its rows back to the form's row numbers. */
function findingInBox({ no, rows }: BoxRows, finding: Finding): Finding {
  const { given } = finding;
  const rowAt = (name: 'rowOne' | 'rowOther') => {
    const place = rows[Number(given[name]) - 1]?.at;
    return place === undefined ? {} : { [name]: place + 1 };
  };
  return { ...finding, given: { ...given, inBox: no, ...rowAt('rowOne'), ...rowAt('rowOther') } };
}

function foodFindings(form: CfsForm, { rows }: BoxRows, goodsOf: Facts['goodsOf']): CfsFinding[] {
  const stowed = rows.map(({ row }) => ({
    ...segregationFacts(row, goodsOf),
    isFood: ROW_FACTS.of(form.cfs, row).isFood,
    name: goodsRowName(row),
  }));
  return stowed.flatMap((one, at) =>
    stowed.slice(at + 1).flatMap((other, after) => {
      const given = { one: one.name, other: other.name, rowOne: at + 1, rowOther: at + 2 + after };
      return isFoodApart(one, other) ? [found('BLOCK', 'cfsFood', given)] : [];
    }),
  );
}

/** Segregation per box as assigned; no automatic spreading. */
function apartFindings(form: CfsForm, boxes: readonly BoxRows[], { goodsOf }: Facts): Finding[] {
  if (form.isDanger === 'N') return [];
  if (form.goods.some((row) => assignedBox(form, row) === null)) return [found('MANUAL', 'cfsUnassigned')];
  const all = boxes.flatMap((box) => {
    const goods = box.rows.map(({ row }) => row);
    const verdict = judgeBoxSegregation({ goods, isDanger: 'Y' }, goodsOf);
    const pairs: Finding[] = segregationFindings({ goods, boxes: [] }, verdict);
    return [...pairs, ...foodFindings(form, box, goodsOf)].map((one) => findingInBox(box, one));
  });
  const shared = boxes.filter(({ rows }) => rows.length > 1).flatMap(({ rows }) => rows);
  const isTold = shared.every(({ row }) => isSegregable(row, goodsOf));
  if (!isTold) return [...all, found('MANUAL', 'cfsApartUntold')];
  return all.length === 0 && shared.length > 0 ? [found('PASS_CHECK_DGL', 'cfsBoxesPlanned')] : all;
}

function adviseBoxes(form: CfsForm, boxes: readonly BoxRows[]): BoxAdvice {
  const parcels = readParcels(form.goods);
  const counted = countBoxes(form.boxes);
  const loads = boxes.map(({ no, type, rows }) => {
    const own = boxLoad({ type, parcels: rows.flatMap(({ at }) => parcels[at] ?? []) }, no);
    const tare = parseWholeNumber(form.containers[no - 1]?.tare ?? '');
    return tare === null ? own : { ...own, vgmKg: Math.ceil(own.kg + DUNNAGE_KG + tare) };
  });
  return { boxes: counted, total: sumLoads(parcels), capacity: boxCapacity(counted), loads, cheapest: null };
}

const eccentricFindings = (boxes: readonly BoxRows[]): CfsFinding[] =>
  boxes.flatMap((box) => {
    const heavy = findHeavyRow(box);
    return heavy ? [found('MANUAL', 'cfsEccentric', { no: box.no, goods: goodsRowName(heavy) })] : [];
  });

/** Checks if the chosen hours meet the port cut-off, with the margin, and how long the goods are stored. */
function planFindings(form: CfsForm, facts: Facts, { rates }: CfsQuote, reach: readonly CfsFinding[]): CfsFinding[] {
  const [cut, trucks, stuffed] = [readCutOff(form), trucksBetween(form), stuffingEnd(form)];
  const { freeDays } = rates.storage[form.isDanger];
  const stored = storageCharge(cfsCharges(readPriceInput(form, rates, facts), rates));
  const [gone] = slotFaults(form, facts);
  const isPlanned = trucks !== null && !gone;
  const isIn = isPlanned && reach.every(({ level }) => level !== 'BLOCK') && cut !== null && stuffed !== null;
  return [
    ...(gone ? [found('MANUAL', 'cfsSlotsOff', { field: gone.path })] : []),
    ...(isIn
      ? [
          found('PASS', 'cfsReach', {
            hours: Math.floor((lastGateBefore(cut) - stuffed) / HOUR_MS),
            stuffed: toIso(stuffed),
          }),
        ]
      : []),
    ...(isPlanned && stored > 0
      ? [
          found('PASS', 'cfsOverStay', {
            days: daysStored(form),
            free: freeDays,
            money: formatMoney({ amount: stored, currency: YUAN }),
          }),
        ]
      : []),
  ];
}

function quotedFindings(form: CfsForm, quote: CfsQuote, facts: Facts): CfsFinding[] {
  const { station, boards } = quote.offer.detail;
  const goods = readGoods(form, facts);
  const own = goodsFindings(goods, { station });
  const reach = cutFindings(readReach(form, facts), { boards, boxes: countedBoxes(form) });
  const isAsked = goods.length === form.goods.length && own.every(({ about }) => about !== 'LICENCE');
  const yes = isAsked ? [found('PASS', 'cfsTakes', { station: station.nameCn })] : [];
  return [
    ...own,
    ...yes,
    ...placeFindings(station, quote.search),
    ...reach,
    ...planFindings(form, facts, quote, reach),
  ];
}

const plannedTrucks = ({ inbound }: CfsForm): PlannedTime[] =>
  inbound.map(({ slot }, at) => {
    const gate = readGateSlot(slot);
    return { field: `inbound.${at}.slot`, at: gate && gateOpens(gate) };
  });

export function cfsAcceptance(form: CfsForm, facts: Facts): Acceptance {
  const { quote, goodsOf, identityOf, now } = facts;
  const { goods, isDanger } = form;
  const boxes = loadedBoxes(form);
  const advice = adviseBoxes(form, boxes);
  const all: Finding[] = [
    ...blankFindings(form, (row) => rowClasses(row, goodsOf(row)).length > 0),
    ...apartFindings(form, boxes, facts),
    ...(quote ? quotedFindings(form, quote, facts) : []),
    ...consistencyFindings(form, identityOf).filter(isOfBoxes),
    ...packagingFindings(form, { goodsOf, now, book: lawBook('CFS') }),
    ...loadFindings(advice, (row) => (goods[row] ? goodsRowName(goods[row]) : '')),
    ...eccentricFindings(boxes),
    ...reviewFindings(isDanger, plannedTrucks(form), now),
    ...paperFindings(form),
  ];
  const classes = [...new Set(goods.flatMap((row) => rowClasses(row, goodsOf(row))))];
  const settled = settledFindings(all, { isDanger, classes, way: null, advice });
  // Findings are per box; a combined fit of all goods is not checked.
  return buildAcceptance([...all, ...settled], { box: null, advice });
}
