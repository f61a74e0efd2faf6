import { DRY_BOXES } from '../../mode-ids';
import { isContactPhone } from '../../order/form/texts';
import type { OrderFacts } from '../../order/form/facts';
import {
  choiceField,
  momentField,
  moneyField,
  numberField,
  rowsField,
  textField,
  tickField,
  wholeField,
} from '../../order/form/field-kinds';
import { buildPart } from '../../order/form/fields';
import { MOST_BOXES } from '../../offer/search';
import { parseWholeNumber } from '../../values/typed-number';
import { DOOR_CITIES } from '../../places/door-cities';
import { cityRule, loadFromRule, loadToRule, unloadFromRule, unloadToRule } from './field-rules';
import type { DomQuote } from './quote';
import { TAX_RATES } from './search';

export const DOM_STEPS = ['goods', 'confirm'] as const;
export type DomStep = (typeof DOM_STEPS)[number];

const CITY_CODES = DOOR_CITIES.map(({ code }) => code);
const AT = { step: 'goods' } as const;
const LONGEST_ADDRESS = 120;

const isWithin = (typed: string, least: number, most: number): boolean =>
  typed.trim().length >= least && typed.trim().length <= most;

const city = () => choiceField(CITY_CODES, AT);
const address = () =>
  textField({
    ...AT,
    need: true,
    most: LONGEST_ADDRESS,
    judge: (typed) => (isWithin(typed, 5, LONGEST_ADDRESS) ? null : 'domAddress'),
  });
const contact = () =>
  textField({ ...AT, need: true, most: 20, judge: (typed) => (isWithin(typed, 2, 20) ? null : 'domContact') });
const phone = () =>
  textField({
    ...AT,
    need: true,
    most: 20,
    input: 'tel',
    judge: (typed) => (isContactPhone(typed) ? null : 'domPhone'),
  });
const hour = () => momentField({ ...AT, need: true, code: 'domWindow' });

export const LOAD_FIELDS = {
  type: choiceField(DRY_BOXES, { ...AT, need: true }),
  count: wholeField({ ...AT, need: true, code: 'domBoxCount', least: 1, most: MOST_BOXES }),
  /** Kilograms per box. */
  kg: numberField({ ...AT, need: true, code: 'domBoxKg', places: 2, over: 0 }),
};

const FIELDS = {
  loads: rowsField(LOAD_FIELDS, {
    ...AT,
    need: true,
    most: 10,
    judge: (loads) =>
      loads.reduce((all, { count }) => all + (parseWholeNumber(count) ?? 0), 0) > MOST_BOXES ? 'domBoxes' : null,
  }),
  fromCity: city(),
  fromAddress: address(),
  fromContact: contact(),
  fromPhone: phone(),
  loadFrom: hour(),
  loadTo: hour(),
  toCity: city(),
  toAddress: address(),
  toContact: contact(),
  toPhone: phone(),
  unloadFrom: hour(),
  unloadTo: hour(),
  sealNo: textField({ ...AT, most: 15, judge: (no) => (/^[A-Z0-9]{4,15}$/.test(no.trim()) ? null : 'domSeal') }),
  taxRate: choiceField(TAX_RATES, { step: 'confirm', need: true }),
  insured: tickField({ step: 'confirm' }),
  goodsValue: moneyField({ step: 'confirm', need: true, code: 'domValue', over: 0 }),
};

type Facts = Pick<OrderFacts<DomQuote>, 'quote' | 'now'>;

const isPickedUp = ({ fromCity }: { fromCity: string }): boolean => fromCity !== '';
const isDelivered = ({ toCity }: { toCity: string }): boolean => toCity !== '';

export const OWN = buildPart<typeof FIELDS, unknown, Facts>(FIELDS, {
  asks: {
    fromAddress: isPickedUp,
    fromContact: isPickedUp,
    fromPhone: isPickedUp,
    loadFrom: isPickedUp,
    loadTo: isPickedUp,
    toAddress: isDelivered,
    toContact: isDelivered,
    toPhone: isDelivered,
    unloadFrom: isDelivered,
    unloadTo: isDelivered,
    goodsValue: ({ insured }) => insured,
  },
  rules: {
    fromCity: ({ fromCity }, { quote }) =>
      quote && cityRule(fromCity, quote.rates.from, quote.offer.org, quote.rates.door),
    toCity: ({ toCity }, { quote }) => quote && cityRule(toCity, quote.rates.to, quote.offer.dst, quote.rates.door),
    loadFrom: loadFromRule,
    loadTo: loadToRule,
    unloadFrom: unloadFromRule,
    unloadTo: unloadToRule,
  },
});
