import { describe, expect, it } from 'vitest';

import type { MallQuote } from '../../../domain/modes/mall/quote';
import type { Quote } from '../../../domain/offer/offer';
import { AIR_CASE } from '../../support/modes/cases/air';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { DGD_CASE } from '../../support/modes/cases/dgd';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { MALL_CASE } from '../../support/modes/cases/mall';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { WH_CASE } from '../../support/modes/cases/wh';
import { OF_LINE, OF_MODES, OF_OFFER, OF_QUOTE, wordsOf } from '../../support/quote-terms';

const CASES = {
  AIR: AIR_CASE,
  CFS: CFS_CASE,
  DGD: DGD_CASE,
  DOM: DOM_CASE,
  FCL: FCL_CASE,
  FLEXI: FLEXI_CASE,
  LCL: LCL_CASE,
  MALL: MALL_CASE,
  RAIL: RAIL_CASE,
  TANK: TANK_CASE,
  TRUCK: TRUCK_CASE,
  WH: WH_CASE,
} satisfies Record<keyof typeof OF_MODES, unknown>;

const quotesOf = (mode: keyof typeof CASES): Quote[] =>
  CASES[mode].samples.flatMap(({ facts }: { facts: { quote: Quote | null } }) => facts.quote ?? []);

const fieldsOf = (all: readonly unknown[]): string[] => [...new Set(all.flatMap((one) => Object.keys(one ?? {})))];

const MODES = Object.keys(OF_MODES) as (keyof typeof OF_MODES)[];

describe('quote field table', () => {
  it.each(MODES)('lists each field of %s as locked or current', (mode) => {
    const quotes = quotesOf(mode);
    const { search, detail, rates } = OF_MODES[mode];
    expect(quotes.length).toBeGreaterThan(0);
    expect(fieldsOf(quotes).filter((field) => !(field in OF_QUOTE))).toEqual([]);
    expect(fieldsOf(quotes.map(({ offer }) => offer)).filter((field) => !(field in OF_OFFER))).toEqual([]);
    const parts = [
      [quotes.map((quote) => quote.search), search],
      [quotes.map(({ offer }) => offer.detail), detail],
      [quotes.map((quote) => quote.rates), rates],
    ] as const;
    for (const [found, terms] of parts) {
      expect(wordsOf(terms), 'no field in two lines').toHaveLength(new Set(wordsOf(terms)).size);
      expect(fieldsOf(found).toSorted()).toEqual(wordsOf(terms).toSorted());
    }
  });

  it('lists each field of a purchase line', () => {
    const lines = quotesOf('MALL').flatMap((quote) => (quote as MallQuote).search.lines);
    expect(fieldsOf(lines).toSorted()).toEqual(wordsOf(OF_LINE).toSorted());
  });
});
