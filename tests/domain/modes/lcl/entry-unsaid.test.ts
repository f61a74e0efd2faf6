import { describe, expect, it } from 'vitest';

import { checkBox } from '../../../../domain/goods/segregation-split';
import { LCL } from '../../../../domain/modes/lcl/mode';
import { goodsOfNumber, LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { goodsAsked } from '../../../../server/trade/modes/lcl/goods-asked';
import { lclFacts, lclQuoteFor } from '../../../support/lcl-order';

const quote = lclQuoteFor();
const searched = (...numbers: string[]) => ({
  ...quote.search,
  rows: numbers.map((unNo) => ({ unNo, pieces: 2, kg: 400, m3: 0.6, longCm: null })),
});

/** The grid of a form that begins with these numbers, of which nobody has picked an entry. */
function formOf(...numbers: string[]) {
  const begun = LCL.quoted(LCL.blank, { ...quote, search: searched(...numbers) });
  return LCL.acceptance(begun, lclFacts());
}

/** What the departure answers for the same numbers: the list, and the note above the form. */
function departureSays(...numbers: string[]) {
  const { level } = checkBox(goodsAsked(searched(...numbers)).goods.flatMap(([first]) => first?.stowed ?? []));
  return level;
}

const several = [...new Set(LIBRARY.flatMap(({ unNo }) => unNo ?? []))].filter(
  (unNo) => goodsOfNumber(unNo).length > 1,
);
const NEIGHBOURS = ['2014', '1230', '1263', '1760', '1789', '1824', '2031', '1350', '3082', '1950', '1993'];

describe('a number of several entries of which none is picked', () => {
  it('clashes with an oxidizer in every one of them: UN 1263 beside UN 2014 is a no in the form as in the list', () => {
    const { box, findings } = formOf('1263', '2014');
    expect(box?.level).toBe('BLOCK');
    expect(departureSays('1263', '2014')).toBe('BLOCK');
    expect(findings.map(({ code }) => code)).toContain('splitNeeded');
    expect(findings.map(({ code }) => code)).toContain('severalGoods');
    expect(
      LCL.acceptance(LCL.quoted(LCL.blank, { ...quote, search: searched('1263', '2014') }), lclFacts()).level,
    ).toBe('BLOCK');
  });

  it('is still left to a person, whatever its entries say to a neighbour: nobody has said which of them it is', () => {
    const { box, level } = formOf('1263', '3082');
    expect([box?.level, departureSays('1263', '3082'), level]).toStrictEqual([
      'PASS_CHECK_DGL',
      'PASS_CHECK_DGL',
      'MANUAL',
    ]);
  });

  it('is nothing like itself where its entries are of several classes', () => {
    expect([formOf('1950', '1950').box?.level, departureSays('1950', '1950')]).toStrictEqual(['MANUAL', 'MANUAL']);
  });

  it('is told by one word, in the grid of the form and by the departure, beside whatever it lies', () => {
    expect(several.length).toBeGreaterThan(20);
    const apart = several.flatMap((one) =>
      NEIGHBOURS.filter((other) => formOf(one, other).box?.level !== departureSays(one, other)).map(
        (other) => `${one}+${other}: ${formOf(one, other).box?.level} ${departureSays(one, other)}`,
      ),
    );
    expect(apart).toStrictEqual([]);
  });
});
