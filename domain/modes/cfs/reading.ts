import type { Fire } from '../../goods/fire';
import type { FireClass } from '../../goods/fire-class';
import { onlyOne } from '../../goods/identity';
import type { Controls } from '../../goods/facts';
import type { HazardClass } from '../../goods/dangerous-goods';
import { findPlacards, type PlacardedGoods, type Placards } from '../../goods/placards';
import { sumGoodsLoad } from '../../order/blocks/load';
import type { OrderFacts } from '../../order/form/facts';
import { dangerousRows, rowNature } from '../../goods/nature';
import type { GoodsRow } from '../../goods/row';
import { rowHazards } from '../../order/goods/hazards';
import { rowFireClass } from '../../order/goods/row-fire';
import { dayAt, momentOf, weekdayOf, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { upToThousandths } from '../../values/thousandths';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { readUnNo } from '../../goods/dangerous-goods';
import { isClassApart } from '../../order/findings/classes';
import { assignHalfDays } from './board';
import { countedBoxes, loadedBoxes, type BoxRows } from './boxes';
import type { CfsForm } from './form';
import type { CfsPriceInput } from './price';
import type { CfsRates } from './rates';
import { gateEnds, gateOpens, readGateSlot, stuffEnds, readStuffSlot, type SlotReach, type StuffSlot } from './slots';
import { DAY_MS } from '../../values/spans';

const MOST_PIECES = 99_999;

const readCountUpTo = (typed: string, most: number): number =>
  Math.min(Math.max(parseWholeNumber(typed) ?? 0, 0), most);

/** Tons to stuff, rounded up to thousandths. */
export const tonsToStuff = ({ goods }: Pick<CfsForm, 'goods'>): number =>
  upToThousandths(sumGoodsLoad(goods).kg / 1000);

export const readCutOff = ({ cutoff }: Pick<CfsForm, 'cutoff'>): number | null => parseMoment(cutoff);

type Slots = Pick<CfsForm, 'inbound' | 'stuffSlots'>;

export const readGates = ({ inbound }: Pick<Slots, 'inbound'>) =>
  inbound.flatMap(({ slot }) => readGateSlot(slot) ?? []);

/** Arrival of the first truck and gate end of the last; null before any is chosen. */
export function trucksBetween(form: Pick<Slots, 'inbound'>): { first: number; last: number } | null {
  const gates = readGates(form);
  if (gates.length === 0) return null;
  return { first: Math.min(...gates.map(gateOpens)), last: Math.max(...gates.map(gateEnds)) };
}

export const readStuffings = ({ stuffSlots }: Pick<Slots, 'stuffSlots'>): { slot: StuffSlot; teu: number }[] =>
  stuffSlots.flatMap(({ slot, teu }) => {
    const read = readStuffSlot(slot);
    return read ? [{ slot: read, teu: parseWholeNumber(teu) ?? 0 }] : [];
  });

export const stuffingEnd = (form: Pick<Slots, 'stuffSlots'>): number | null =>
  readStuffings(form).reduce<number | null>((last, { slot }) => Math.max(last ?? 0, stuffEnds(slot)), null);

/** Nights between the first truck and the last stuffing. */
export function daysStored(form: Slots): number {
  const [trucks, stuffed] = [trucksBetween(form), stuffingEnd(form)];
  if (trucks === null || stuffed === null) return 0;
  const midnight = (at: number) => momentOf(dayAt(at));
  return Math.max(0, (midnight(stuffed) - midnight(trucks.first)) / DAY_MS);
}

export function pieceKg({ grossKg, pieces }: Pick<GoodsRow, 'grossKg' | 'pieces'>): number | null {
  const [kg, count] = [parseNumber(grossKg, 2), parseWholeNumber(pieces)];
  return kg === null || count === null || count < 1 ? null : kg / count;
}

/** A piece above this share of the box load needs a placement decision. */
const HEAVY_SHARE = 0.3;

export function findHeavyRow({ rows }: BoxRows): GoodsRow | null {
  const { kg } = sumGoodsLoad(rows.map(({ row }) => row));
  return rows.find(({ row }) => kg > 0 && (pieceKg(row) ?? 0) > kg * HEAVY_SHARE)?.row ?? null;
}

const countHeavyPieces = ({ goods }: Pick<CfsForm, 'goods'>, { forkOverKg }: Pick<CfsRates, 'forkOverKg'>): number =>
  goods.reduce(
    (all, row) => ((pieceKg(row) ?? 0) > forkOverKg ? all + readCountUpTo(row.pieces, MOST_PIECES) : all),
    0,
  );

export type CfsReadingFacts = Pick<OrderFacts, 'goodsOf'> & Pick<CfsRates, 'hazards'>;

/** Hazard classes of a row, main class first; null when it has none, or when they contradict its UN number. */
export function readHazardClasses(
  row: GoodsRow,
  { goodsOf, hazards = {} }: CfsReadingFacts,
): readonly HazardClass[] | null {
  const known = goodsOf(row);
  if (isClassApart(row, known)) return null;
  const [main, ...others] =
    row.hazardClass === '' && known?.hazardClass ? [known.hazardClass] : (rowHazards(row, hazards) ?? []);
  return main === undefined ? null : [main, ...new Set([...others, ...row.subRisks, ...(known?.subRisks ?? [])])];
}

function readPlacarded(row: GoodsRow, facts: CfsReadingFacts): PlacardedGoods | null {
  const [hazardClass, ...subRisks] = readHazardClasses(row, facts) ?? [];
  if (hazardClass === undefined) return null;
  const { isMarinePollutant, isLimited } = row;
  const kg = parseNumber(row.grossKg, 2) ?? 0;
  return { unNo: readUnNo(row.unNo) ?? row.unNo, hazardClass, subRisks, isMarinePollutant, isLimited, kg };
}

/** Placards of a box; null while a dangerous row has no class, since that may add or remove some. */
export function readPlacards({ rows }: BoxRows, facts: CfsReadingFacts): Placards | null {
  const dangerous = dangerousRows({ goods: rows.map(({ row }) => row), isDanger: 'Y' });
  const placarded = dangerous.flatMap((row) => readPlacarded(row, facts) ?? []);
  return placarded.length === dangerous.length ? findPlacards(placarded) : null;
}

function readWeight(form: CfsForm): Pick<CfsPriceInput, 'tons' | 'generalTons'> {
  if (form.isDanger === 'N') return { tons: tonsToStuff(form) };
  const goods = form.goods.filter((row) => rowNature(row, 'Y') === 'N');
  return { tons: tonsToStuff({ goods: dangerousRows(form) }), generalTons: tonsToStuff({ goods }) };
}

const SATURDAY = 6;

export function readPriceInput(
  form: CfsForm,
  rates: Pick<CfsRates, 'forkOverKg' | 'hazards'>,
  { goodsOf }: Pick<OrderFacts, 'goodsOf'>,
): CfsPriceInput {
  const facts: CfsReadingFacts = { goodsOf, hazards: rates.hazards };
  const { isDanger, lash, drayage, photo, weigh, customs } = form;
  const types = countedBoxes(form);
  const loaded = loadedBoxes(form);
  const stuffings = readStuffings(form);
  const blocks = assignHalfDays(
    types,
    stuffings.map(({ teu }) => teu),
  );
  const boxes = types.map((type, at) => {
    const slot = stuffings[blocks[at] ?? -1]?.slot;
    const weekday = slot && weekdayOf(slot.day);
    const rows = loaded[at]?.rows ?? [];
    const isGeneral = rows.length > 0 && rows.every(({ row }) => rowNature(row, 'Y') === 'N');
    return { type, isEvening: slot?.block === 'EV', isWeekend: weekday === 0 || weekday === SATURDAY, isGeneral };
  });
  const placards = loaded.reduce((all, box) => all + (readPlacards(box, facts)?.count ?? 0), 0);
  return {
    isDanger,
    boxes,
    ...readWeight(form),
    placards: isDanger === 'Y' ? placards : 0,
    heavy: countHeavyPieces(form, rates),
    days: daysStored(form),
    lash,
    drayage,
    photo,
    weigh,
    customs,
    wrap: readCountUpTo(form.wrap, MOST_PIECES),
    pallets: readCountUpTo(form.pallets, 9999),
  };
}

export type CfsGoods = {
  row: number;
  name: string;
  isDangerous: boolean;
  /** Null for general goods and while unknown. */
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  fire: FireClass | null;
  controls: Controls;
};

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

export function readGoods(form: CfsForm, facts: Pick<OrderFacts, 'identityOf'>): CfsGoods[] {
  return form.goods.flatMap((row, at): CfsGoods[] => {
    const isDangerous = rowNature(row, form.isDanger) === 'Y';
    const name = row.nameCn.trim() || row.unNo.trim();
    if (name === '') return [];
    const known = onlyOne(facts.identityOf(row, form.isDanger));
    const classes = [row.hazardClass, known?.hazardClass ?? ''].filter((one): one is HazardClass => one !== '');
    return [
      {
        row: at + 1,
        name: row.nameCn.trim() || `UN ${row.unNo.trim()}`,
        isDangerous,
        hazardClass: isDangerous ? (classes[0] ?? null) : null,
        // The station must be licensed for both the entered and the known class.
        subRisks: isDangerous ? [...new Set([...classes.slice(1), ...row.subRisks, ...(known?.subRisks ?? [])])] : [],
        fire: rowFireClass(row, form, facts),
        controls: known?.controls ?? UNTOLD,
      },
    ];
  });
}

export const listFires = (goods: readonly Pick<CfsGoods, 'fire'>[]): Fire[] =>
  goods.flatMap(({ fire }) => (fire ? [fire.item] : []));

export const readSlotDays = (form: Slots): Day[] => [
  ...new Set([...readGates(form), ...readStuffings(form).map(({ slot }) => slot)].map(({ day }) => day)),
];

export const readReach = (form: CfsForm, facts: Pick<OrderFacts, 'now' | 'identityOf'>): SlotReach => ({
  isDanger: form.isDanger,
  fires: listFires(readGoods(form, facts)),
  now: facts.now,
  cut: readCutOff(form),
});
