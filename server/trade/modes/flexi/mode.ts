import { findFlexibag } from '../../../../domain/goods/tank/flexitank';
import { flexiCancelFee } from '../../../../domain/modes/flexi/cancel';
import type { FlexiDetail } from '../../../../domain/modes/flexi/detail';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import { FLEXI } from '../../../../domain/modes/flexi/mode';
import { flexiParticulars } from '../../../../domain/modes/flexi/particulars';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import type { FlexiRates } from '../../../../domain/modes/flexi/rates';
import type { FlexiReceipt, FlexiDeclaration } from '../../../../domain/modes/flexi/receipt';
import type { FlexiSearch } from '../../../../domain/modes/flexi/search';
import { SITE_NEEDS } from '../../../../domain/modes/flexi/words';
import { portCountry } from '../../../../domain/order/blocks/countries';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import { findLane } from '../../sea/lanes';
import type { Sea } from '../../sea/sea';
import { regionName } from '../../../world/regions/regions';
import type { NoteFacts } from '../booking-note';
import { readBagCount, readLoaded } from '../../../../domain/modes/flexi/reading';
import type { BookedMode, Snapshot } from '../mode';
import { seenOnWay } from '../seen-on-way';
import { refreshFittingDays, fittingMarket } from './fitting';
import { requireBagCount, requireLoaded, placeOrder, stockTurns, fittingMoment } from './ordered';
import { findAlternatives, findOffer, searchFlexi } from './search';
import { flexiPasses, isFitted } from './way';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { toIso } from '../../../../domain/values/moments';
import { HOUR_MS } from '../../../../domain/values/spans';
import { SIGNED } from '../harmless-papers';
import { SHARED_PAPERS } from '../../../../domain/order/papers/papers';

const BEFORE_FITTING = 24 * HOUR_MS;
const AT_THE_LATEST = 2 * HOUR_MS;

const OF_LIQUID = [
  ['SDS_CN', SHARED_PAPERS.HARMLESS],
  [SIGNED.docType, SIGNED.name],
  ['BAGOK', '液袋相容性确认'],
] as const;

/** Due a day before fitting; a later order gets until its price expires, but leaves time to review the papers. */
function paperDueTime(fitsAt: number, lockedUntil: number): number {
  return Math.max(fitsAt - BEFORE_FITTING, Math.min(fitsAt - AT_THE_LATEST, lockedUntil));
}

function flexiPapers({ form, quote }: Snapshot<FlexiForm, FlexiQuote>): Omit<Paper, 'isHere'>[] {
  const dueAt = toIso(paperDueTime(fittingMoment(form), Date.parse(quote.lockedUntil)));
  const vgm = quote.offer.cutoffs.find(({ code }) => code === 'VGM')?.at ?? null;
  return [
    ...OF_LIQUID.map(([docType, name]) => ({ docType, name, dueAt })),
    { docType: 'VGM', name: 'VGM 声明', dueAt: vgm },
  ];
}

type FlexiSnapshot = Snapshot<FlexiForm, FlexiQuote>;

/** Values proposed by the offer are proposed again. */
function readDeclaration({ form, quote: { search, offer } }: Pick<FlexiSnapshot, 'form' | 'quote'>): FlexiDeclaration {
  const proposed = offer.detail.hasPad ? 'Y' : 'N';
  return {
    viscosity: form.viscosity.trim(),
    layer: form.layer === offer.detail.layer ? (search.layer ?? '') : form.layer,
    food: form.foodGrade || 'N',
    heat: form.heatPad === proposed ? (search.heat ?? '') : form.heatPad,
    unload: form.unload || 'PUMP',
  };
}

function flexiBrief({ form, quote }: FlexiSnapshot): Omit<FlexiReceipt, 'seen'> {
  const { offer } = quote;
  const { litres, kg, density } = requireLoaded(form);
  const { sizeL, percent } = findFlexibag(litres);
  const { vessel, voyage, carrier, fitting } = offer.detail;
  return {
    vessel,
    voyage,
    ship: carrier.nameCn,
    bags: requireBagCount(form),
    litres,
    kg,
    density,
    sizeL,
    percent,
    layer: form.layer === 'MULTI' ? 'MULTI' : 'SINGLE',
    isFood: form.foodGrade === 'Y',
    hasPad: form.heatPad === 'Y',
    unload: form.unload === 'GRAVITY' ? 'GRAVITY' : 'PUMP',
    loadTemp: form.loadTemp,
    fitDay: form.fitDay,
    fitWindow: form.fitWindow,
    fitAddress: `${regionName(form.pickupRegion)} ${form.pickupAddress.trim()}`.trim(),
    city: fitting.city.nameCn,
    said: readDeclaration({ form, quote }),
  };
}

const noted = (order: FlexiSnapshot): NoteFacts => [
  ...flexiParticulars(flexiBrief(order), ['ship', 'boxes', 'bag', 'load', 'temp', 'with', 'unload', 'fit', 'place']),
  ['现场准备', SITE_NEEDS.join('、')],
];

export const flexiMode = (sea: Sea): BookedMode<FlexiSearch, FlexiForm, FlexiDetail, FlexiRates> => ({
  kind: 'booked',
  order: FLEXI,
  words: {
    what: '航次',
    room: '舱位',
    stands: () => ({
      CONFIRMED: '已确认，备袋',
      BOOKED: '已放舱',
      CARGO_IN: '已装袋进港',
      DECLARED: '已放行',
      COMPLETED: '袋体已处置',
    }),
  },
  search: (search, world) => searchFlexi(sea, search, world),
  offer(search, offerId, world) {
    const found = findOffer(sea, search, offerId, world);
    return found && { ...found, takers: null };
  },
  alternatives: (search, offerId, world) => findAlternatives(sea, search, offerId, world),
  asked(form, { search }) {
    const [loaded, bags, [row]] = [readLoaded(form), readBagCount(form), form.goods];
    if (!loaded || bags === null || !row) return [];
    const { litres, kg, density, loadTemp, viscosity } = loaded;
    return [{ ...search, goods: row.nameCn.trim(), kg: kg * bags, litres, density, loadTemp, viscosity }];
  },
  leftNow: refreshFittingDays,
  stock: {
    markets({ orgPortCode, dstPortCode }) {
      const lane = findLane(orgPortCode, dstPortCode);
      return lane ? [lane.key, fittingMarket(orgPortCode)] : [];
    },
    turns: stockTurns,
    place: placeOrder(sea),
  },
  papers: flexiPapers,
  cancelFee: ({ form }, state, _, passed) =>
    flexiCancelFee({ state, bags: requireBagCount(form), isFitted: isFitted(passed) }),
  brief: (order, _, __, after) => ({
    ...flexiBrief(order),
    seen: seenOnWay((state) => flexiPasses(order.form, state), after.seen),
  }),
  prints: {
    note: (order) => ({ own: noted(order) }),
    kinds: [],
    page: () => null,
  },
  after: {
    way: { passes: ({ form }, state) => flexiPasses(form, state) },
    revise: { paper: '提单', onPaper: (_, { offer }) => peopleOnBill(portCountry(offer.dst?.code)) },
  },
});
