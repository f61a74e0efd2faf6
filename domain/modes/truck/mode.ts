import { MODE_STATES } from '../../order/life/mode-states';
import { blankGoods, type GoodsRow } from '../../goods/row';
import { readCarriedRows } from '../../offer/carried';
import { tidySum } from '../../offer/containers';
import { carriedGoods } from '../../order/goods/carried-goods';
import { goodsChoices, moneyChoices } from '../../order/blocks/listed';
import type { OrderFacts } from '../../order/form/facts';
import { withRoom, type Room } from '../../order/findings/room';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { isUnbegun } from '../../order/form/same-form';
import { YUAN } from '../../values/money';
import { parseMoment, momentTyped } from '../../values/moments';
import { truckAcceptance } from './acceptance';
import { OWN } from './fields';
import { blankTruck, ROWS, TRUCK_STEPS, type TruckForm } from './form';
import { roomAmounts } from './part-room';
import type { TruckQuote } from './quote';
import { readGroupedNumbers } from '../../goods/grouped-numbers';
import { WINDOW_HOURS } from './asked';
import { priceForm } from './charged';
import { HUB } from './doors';
import { isTankQuote, readLoadKg, readVolume, quotedPart, rowContext, countTrucks, vehicleOf } from './reading';
import { sectionsBegun } from './sections-read';
import { fitFormToStops } from './stops-kept';
import { fieldStep, truckFaults, truckRowPaths } from './rules';
import { HOUR_MS } from '../../values/spans';

const BEGUN_PART: Partial<TruckForm> = { pickDoor: HUB, dropDoor: HUB };

function begunTrip({ search, offer }: TruckQuote): Partial<TruckForm> {
  const at = parseMoment(offer.leavesAt ?? '') ?? 0;
  return {
    trucks: String(search.trucks),
    trip: search.trip,
    drivers: search.crew,
    pickFrom: momentTyped(at),
    pickTo: momentTyped(at + WINDOW_HOURS * HOUR_MS),
  };
}

const boxBegun = ({ box = 'NONE' }: Partial<TruckQuote['search']>): TruckForm['box'] => (box === 'NONE' ? '' : box);

/** The goods as they were bought, row by row; null once the goods or the weight of the search are others. */
function carriedInto(goods: readonly GoodsRow[], { rows, kg }: TruckQuote['search']): GoodsRow[] | null {
  const carried = carriedGoods(readCarriedRows(rows ?? ''));
  const isAlone = goods.length === 1;
  const found = carried.flatMap(({ key, unNo, packingGroup, pieces, grossKg, netKg, packKind }) => {
    const same = goods.find((one) => one.unNo === unNo && (isAlone || one.packingGroup === packingGroup));
    const volume = carried.length === 1 ? same?.volume : '';
    return same ? [{ ...same, key, pieces, grossKg, netKg, packKind, volume: volume ?? '' }] : [];
  });
  const isWhole = goods.every(({ unNo }) => found.some((row) => row.unNo === unNo)) && found.length === carried.length;
  return isWhole && tidySum(carried.map(({ grossKg }) => Number(grossKg))) === kg ? found : null;
}

function prefillForm(form: TruckForm, quote: TruckQuote): TruckForm {
  const { search, offer } = quote;
  const { detail } = offer;
  const { cargo } = detail;
  const others = (detail.others ?? []).map(({ goodsId, unNo }, at) => ({
    ...blankGoods(String(at + 2)),
    goodsId,
    unNo: unNo ?? '',
    packingGroup: readGroupedNumbers(search.others)[at]?.group ?? ('' as const),
  }));
  // Several goods share one search weight, so no row takes it.
  const isAlone = !isTankQuote(quote) && others.length === 0;
  // Optional: older quotes lack `small`.
  const isCounted = ['LQ', 'EQ'].includes(search.small ?? 'NONE');
  const isSmall = isAlone && isCounted;
  const row = {
    ...blankGoods('1'),
    goodsId: cargo.goodsId,
    unNo: cargo.unNo ?? '',
    nameCn: cargo.unNo === null ? cargo.name : '',
    packingGroup: search.group ?? ('' as const),
    grossKg: isAlone ? String(search.kg ?? '') : '',
    volume: isAlone ? String(search.m3 ?? '') : '',
    ...(isSmall && {
      isLimited: search.small === 'LQ',
      innerQuantity: search.inner ?? '',
      pieces: String(search.packages ?? ''),
    }),
  };
  const placed = {
    ...ROWS.blank,
    place: rowContext(quote).hasBeam ? ('MIDDLE' as const) : ROWS.blank.place,
    excepted: isSmall && search.small === 'EQ',
    inners: isSmall ? String(search.inners ?? '') : '',
  };
  const alike = [row, ...others];
  const goods = (isTankQuote(quote) || isCounted ? null : carriedInto(alike, search)) ?? alike;
  const loadKg = isTankQuote(quote) ? String(search.kg ?? '') : '';
  return {
    ...form,
    isDanger: search.isDanger,
    goods,
    loadKg,
    sections: sectionsBegun({ isDanger: search.isDanger, loadKg }, quote),
    ...(quotedPart(quote) ? BEGUN_PART : begunTrip(quote)),
    // Optional: older quotes lack these fields.
    dropFrom: search.dropFrom ?? '',
    dropTo: search.dropTo ?? '',
    box: vehicleOf(quote).kind === 'SKEL' ? boxBegun(search) : '',
    tareKg: String(search.tareKg ?? ''),
    lastLoad: isTankQuote(quote) ? 'WASHED' : '',
    places:
      rowContext(quote).hasBeam || placed.excepted ? Object.fromEntries(goods.map(({ key }) => [key, placed])) : {},
  };
}

const OF_OFFER = [
  'loadKg',
  'sections',
  'trucks',
  'trip',
  'drivers',
  'pickDoor',
  'dropDoor',
  'pickFrom',
  'pickTo',
  'dropFrom',
  'dropTo',
  'box',
  'tareKg',
  'lastLoad',
] as const satisfies readonly (keyof TruckForm)[];

/** A copied order has no offer yet: its blank fields are filled from its first one. */
function prefillCopiedForm(form: TruckForm, quote: TruckQuote): TruckForm {
  if (isUnbegun(form, blankTruck)) return prefillForm(form, quote);
  if (form.quoteId !== '') return form;
  const begun = prefillForm(blankTruck, quote);
  const blanks = OF_OFFER.filter((name) => form[name] === blankTruck[name]);
  return { ...form, ...Object.fromEntries(blanks.map((name) => [name, begun[name]])) };
}

const room = (form: TruckForm, quote: TruckQuote): Room => ({
  needs: quotedPart(quote)
    ? roomAmounts(readLoadKg(form, quote), readVolume(form))
    : [{ measure: 'TRUCK', amount: countTrucks(form) ?? 0 }],
  left: quote.offer.left,
});

export const TRUCK: OrderMode<TruckForm, TruckQuote> = {
  id: 'TRUCK',
  steps: TRUCK_STEPS,
  blank: blankTruck,
  stepOf: fieldStep,
  faults: truckFaults,
  required: findRequiredFields<TruckForm, OrderFacts<TruckQuote>>({
    faults: truckFaults,
    declared: [OWN, { stepOf: () => null, required: truckRowPaths }],
  }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    return {
      ...fitFormToStops(prefillCopiedForm(form, quote), quote),
      quoteId: quote.quoteId,
      offerId: quote.offer.offerId,
    };
  },
  terms: {
    ...TERMS,
    currencies: [YUAN],
    path: () => MODE_STATES.TRUCK,
  },
  fields: {
    ...FIELDS,
    choices: (form) => [...goodsChoices(form), ...moneyChoices(form)],
    own: (form, facts) => [
      // The page fills in the stop cities, so the field is not drawn.
      ...OWN.drawn(form, facts).filter(([path]) => path !== 'stopsAt'),
      ...ROWS.drawn(form, form.places, rowContext(facts.quote)),
    ],
    edited(form, edit) {
      const places = ROWS.edited(form, form.places, edit);
      return places === form.places ? null : { ...form, places };
    },
    copied(form) {
      const { pickFrom, pickTo, dropFrom, dropTo, stop1To, stop2To, boxNo, passNo, inhibitorUntil, toldGoods } =
        blankTruck;
      return {
        ...form,
        pickFrom,
        pickTo,
        dropFrom,
        dropTo,
        stop1To,
        stop2To,
        boxNo,
        passNo,
        inhibitorUntil,
        toldGoods,
      };
    },
  },
  fit: { ...FIT, room },
  acceptance: withRoom(room, truckAcceptance),
  price: priceForm,
};
