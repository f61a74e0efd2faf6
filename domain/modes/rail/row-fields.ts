import { freezingOf, isInhibited } from '../../goods/freezing';
import type { GoodsFacts } from '../../goods/facts';
import { onlyOne } from '../../goods/identity';
import type { OrderFacts } from '../../order/facts';
import { number, text, tick } from '../../order/field-kinds';
import { partOf, type PartOf, type Said } from '../../order/fields';
import type { BoxesBlock, OrderForm } from '../../order/form';
import { type RowAsked, type RowFacts, rowFacts } from '../../order/row-facts';
import { numberIn } from '../../values/typed-number';
import { russianFault } from './cyrillic';
import type { RailQuote } from './quote';
import type { Thermal } from './winter';

const FIELDS = {
  /** Every bill to the other side of the border bears it. */
  nameRu: text({ step: 'goods', need: true, most: 120, judge: russianFault }),
  gng: text({ step: 'goods', most: 8, judge: (gng) => (/^\d{8}$/.test(gng.trim()) ? null : 'railGng') }),
  /** Of goods that the library does not know: solid ones freeze no more. */
  isSolid: tick({ step: 'goods' }),
  /** Where a liquid freezes that the library says nothing about, in degrees. */
  freezeC: number({ step: 'goods', code: 'railFreezing', places: 1, least: -150, most: 100 }),
};

export type RailRowFacts = PartOf<typeof FIELDS>;

/** What its fields are judged by, those of a row and those of the order. */
export type RailRead = OrderForm & BoxesBlock & { rail: RowFacts<typeof FIELDS> };
type Asked = RowAsked<RailRead> & RailRowFacts;
type Facts = Pick<OrderFacts<RailQuote>, 'identityOf'>;

const STATES = { LIQUID: 'LIQUID', SOLID: 'SOLID', GAS: 'OTHER', ARTICLE: 'OTHER' } as const;

/** As the library knows goods, or where it does not, as they are said to be. */
export function thermalOf({ isSolid, freezeC }: RailRowFacts, known: GoodsFacts | null): Thermal {
  const told = numberIn(freezeC, 1);
  if (!known) return { state: isSolid ? 'SOLID' : null, freezingC: told, isInhibited: false };
  const freezingC = freezingOf(known.goodsId) ?? told;
  return { state: STATES[known.state], freezingC, isInhibited: isInhibited(known.goodsId) };
}

const knownOf = ({ row, form }: Asked, { identityOf }: Facts) => onlyOne(identityOf(row, form.isDanger));

function isFreezingAsked(asked: Asked, facts: Facts): boolean {
  const known = knownOf(asked, facts);
  if (!known) return !asked.isSolid;
  return known.state === 'LIQUID' && freezingOf(known.goodsId) === null;
}

/** The first six figures are the same the world over. */
const HS_FIGURES = 6;

function gngRule({ gng, row }: Asked): Said {
  const hs = row.hsCode.replaceAll(/\D/g, '').slice(0, HS_FIGURES);
  return hs.length === HS_FIGURES && !gng.trim().startsWith(hs) ? 'railGngDiffers' : null;
}

/** What a train asks of a row of goods besides what every order asks. */
export const ROW = partOf<typeof FIELDS, RowAsked<RailRead>, Facts>(FIELDS, {
  asks: { isSolid: (asked, facts) => knownOf(asked, facts) === null, freezeC: isFreezingAsked },
  rules: { gng: gngRule },
});

export const ROW_FACTS = rowFacts(ROW);
