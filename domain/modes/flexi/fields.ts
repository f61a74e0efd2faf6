import { BAG_DENSITY, BAG_LITRES, HOTTEST_FILL_C } from '../../goods/tank/flexitank';
import type { OrderFacts } from '../../order/form/facts';
import { choiceField, dayField, numberField, tickField, wholeField } from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import { dayAt } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { parseWholeNumber } from '../../values/typed-number';
import { FIT_WINDOWS, freeDay, isInTime } from './fitting';
import type { FlexiQuote } from './quote';
import { COLDEST_FILL_C, LAYERS, MOST_BAGS, MOST_VISCOSITY, UNLOADS, YES_NO } from './search';

export const FLEXI_STEPS = ['goods', 'fitting', 'parties', 'confirm'] as const;
export type FlexiStep = (typeof FLEXI_STEPS)[number];

const PUMPS = ['OWN', 'NONE', 'HOUSE'] as const;
const FARTHEST_KM = 1500;

const FIELDS = {
  notDanger: tickField({ step: 'goods', need: true }),
  sdsDate: dayField({ step: 'goods', need: true, code: 'flexiSdsDate' }),
  bags: wholeField({ step: 'goods', need: true, code: 'flexiBags', least: 1, most: MOST_BAGS }),
  /** Litres per bag. */
  litres: wholeField({ step: 'goods', need: true, code: 'flexiLitres', ...BAG_LITRES }),
  density: numberField({ step: 'goods', need: true, code: 'flexiDensity', places: 4, ...BAG_DENSITY }),
  loadTemp: numberField({
    step: 'goods',
    need: true,
    code: 'flexiLoadTemp',
    places: 1,
    least: COLDEST_FILL_C,
    most: HOTTEST_FILL_C,
  }),
  viscosity: numberField({ step: 'goods', code: 'flexiViscosity', places: 1, over: 0, most: MOST_VISCOSITY }),
  layer: choiceField(LAYERS, { step: 'goods', need: true }),
  foodGrade: choiceField(YES_NO, { step: 'goods', need: true }),
  heatPad: choiceField(YES_NO, { step: 'goods', need: true }),
  unload: choiceField(UNLOADS, { step: 'goods', need: true }),
  fitKm: wholeField({ step: 'fitting', need: true, code: 'flexiFitKm', least: 0, most: FARTHEST_KM }),
  fitDay: dayField({ step: 'fitting', need: true, code: 'flexiFitDay' }),
  /** A preference only: one team serves all boxes in turn. */
  fitWindow: choiceField(FIT_WINDOWS, { step: 'fitting', need: true }),
  pumpAt: choiceField(PUMPS, { step: 'fitting', need: true }),
  noDgPromise: tickField({ step: 'confirm', need: true }),
};

type All = PartOf<typeof FIELDS>;
type Facts = Pick<OrderFacts<FlexiQuote>, 'quote' | 'now'>;

export const yardCloses = ({ offer }: FlexiQuote): number =>
  parseMoment(offer.cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? '') ?? 0;

/** Fitting starts the day after ordering, and a quote may be held past midnight, so past days are dropped. */
function fitDayRule({ fitDay, bags }: All, { quote, now }: Facts): FaultCheck {
  if (!quote) return null;
  const days = quote.offer.detail.fitting.days.filter(({ day: one }) => one > dayAt(now));
  const count = parseWholeNumber(bags) ?? 1;
  const chosen = days.find(({ day: one }) => one === fitDay);
  if (!chosen) return 'flexiFitDay';
  if (chosen.left >= count) return null;
  const instead = freeDay(days, count, fitDay) ?? freeDay(days, count);
  return instead === null ? 'flexiDaysFull' : ['flexiDayFull', { day: instead }];
}

const windowRule = ({ fitDay, fitWindow }: All, { quote }: Facts): FaultCheck =>
  quote && fitDay !== '' && !isInTime(fitDay, fitWindow, yardCloses(quote)) ? 'flexiFitLate' : null;

const layerRule = ({ layer }: All, { quote }: Facts): FaultCheck =>
  quote && !quote.offer.detail.makes.layers.some((one) => one === layer) ? 'flexiLayerNone' : null;

const foodRule = ({ foodGrade }: All, { quote }: Facts): FaultCheck =>
  quote && foodGrade === 'Y' && !quote.offer.detail.makes.isFood ? 'flexiFoodNone' : null;

/** A data sheet may not be dated in the future. */
const sdsRule = ({ sdsDate }: All, { now }: Facts): FaultCheck => (sdsDate > dayAt(now) ? 'flexiSdsDate' : null);

export const OWN = buildPart<typeof FIELDS, unknown, Facts>(FIELDS, {
  rules: { fitDay: fitDayRule, fitWindow: windowRule, layer: layerRule, foodGrade: foodRule, sdsDate: sdsRule },
});
