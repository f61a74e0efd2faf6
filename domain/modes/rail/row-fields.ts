import type { GoodsFacts } from '../../goods/facts';
import type { OrderFacts } from '../../order/form/facts';
import { numberField, textField, tickField } from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { BoxesBlock, OrderForm } from '../../order/form/form';
import { type RowInput, type RowFacts, rowFacts } from '../../order/form/row-facts';
import { parseNumber } from '../../values/typed-number';
import type { RailQuote } from './quote';
import { worstThermal } from './thermal';
import type { Thermal } from './winter';

const RUSSIAN = /^[А-Яа-яЁё0-9 ,.;:()%/+«»-]+$/;
const LATIN = /[A-Za-z]/;

/** Finds Latin letters that look Cyrillic; reports the position of the first. */
export function russianFault(name: string): FaultCheck {
  const typed = Array.from(name.trim());
  const latin = typed.findIndex((sign) => LATIN.test(sign));
  if (latin !== -1) {
    const at = typed.slice(0, latin + 1).filter((sign) => /\p{L}/u.test(sign)).length;
    return ['railLatin', { at, letter: typed[latin] ?? '' }];
  }
  return RUSSIAN.test(name.trim()) ? null : 'railRussian';
}

const FIELDS = {
  /** Required on every waybill across the border. */
  nameRu: textField({ step: 'goods', need: true, most: 120, judge: russianFault }),
  gng: textField({
    step: 'goods',
    most: 8,
    input: 'digits',
    judge: (gng) => (/^\d{8}$/.test(gng.trim()) ? null : 'railGng'),
  }),
  /** For goods unknown to the library: solids cannot freeze. */
  isSolid: tickField({ step: 'goods' }),
  /** Freezing point in °C of a liquid without a library value. */
  freezeC: numberField({
    step: 'goods',
    code: 'railFreezing',
    places: 1,
    least: -150,
    most: 100,
    unit: '℃',
  }),
};

export type RailRowFacts = PartOf<typeof FIELDS>;

export type RailRead = OrderForm & BoxesBlock & { rail: RowFacts<typeof FIELDS> };
type RailRowInput = RowInput<RailRead> & RailRowFacts;
type Facts = Pick<OrderFacts<RailQuote>, 'identityOf'>;

export const knownAs = (
  { row, form }: Pick<RailRowInput, 'row' | 'form'>,
  { identityOf }: Facts,
): readonly GoodsFacts[] => {
  const { kind, goods } = identityOf(row, form.isDanger);
  return kind === 'known' || kind === 'several' ? goods : [];
};

export function readThermal(asked: RailRowInput, facts: Facts): Thermal {
  const told = parseNumber(asked.freezeC, 1);
  const known = worstThermal(knownAs(asked, facts), told);
  return known ?? { state: asked.isSolid ? 'SOLID' : null, freezingC: told, isInhibited: false };
}

function isFreezingPointAsked(asked: RailRowInput, facts: Facts): boolean {
  const known = worstThermal(knownAs(asked, facts), null);
  if (!known) return !asked.isSolid;
  return known.state === 'LIQUID' && known.freezingC === null;
}

/** The first six HS digits are the same worldwide. */
const HS_FIGURES = 6;

function gngRule({ gng, row }: RailRowInput): FaultCheck {
  const hs = row.hsCode.replaceAll(/\D/g, '').slice(0, HS_FIGURES);
  return hs.length === HS_FIGURES && !gng.trim().startsWith(hs) ? 'railGngDiffers' : null;
}

export const ROW = buildPart<typeof FIELDS, RowInput<RailRead>, Facts>(FIELDS, {
  asks: { isSolid: (asked, facts) => knownAs(asked, facts).length === 0, freezeC: isFreezingPointAsked },
  rules: { gng: gngRule },
});

export const ROW_FACTS = rowFacts(ROW);
