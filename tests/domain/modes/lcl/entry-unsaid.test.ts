import { describe, expect, it } from 'vitest';

import { checkBox } from '../../../../domain/goods/segregation-split';
import { LCL } from '../../../../domain/modes/lcl/mode';
import { goodsOfNumber, LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { readSearchGoods } from '../../../../server/trade/modes/lcl/goods-asked';
import { lclFacts, lclQuoteFor } from '../../../support/lcl-order';

const quote = lclQuoteFor();
const searched = (...numbers: string[]) => ({
  ...quote.search,
  rows: numbers.map((unNo) => ({ unNo, pieces: 2, kg: 400, m3: 0.6, longCm: null })),
});

function formOf(...numbers: string[]) {
  const begun = LCL.quoted(LCL.blank, { ...quote, search: searched(...numbers) });
  return LCL.acceptance(begun, lclFacts());
}

function departureSays(...numbers: string[]) {
  const { level } = checkBox(readSearchGoods(searched(...numbers)).goods.flatMap(([first]) => first?.stowed ?? []));
  return level;
}

const several = [...new Set(LIBRARY.flatMap(({ unNo }) => unNo ?? []))].filter(
  (unNo) => goodsOfNumber(unNo).length > 1,
);
const NEIGHBOURS = ['2014', '1230', '1263', '1760', '1789', '1824', '2031', '1350', '3082', '1950', '1993'];

describe('UN number with several entries and none picked', () => {
  it('is blocked with an oxidizer in every entry: UN 1263 beside UN 2014, in form and list', () => {
    const { box, findings } = formOf('1263', '2014');
    expect(box?.level).toBe('BLOCK');
    expect(departureSays('1263', '2014')).toBe('BLOCK');
    expect(findings.map(({ code }) => code)).toContain('splitNeeded');
    expect(findings.map(({ code }) => code)).toContain('severalGoods');
    expect(
      LCL.acceptance(LCL.quoted(LCL.blank, { ...quote, search: searched('1263', '2014') }), lclFacts()).level,
    ).toBe('BLOCK');
  });

  it('requires a manual check whatever its entries say beside a neighbour', () => {
    const { box, level } = formOf('1263', '3082');
    expect([box?.level, departureSays('1263', '3082'), level]).toStrictEqual([
      'PASS_CHECK_DGL',
      'PASS_CHECK_DGL',
      'MANUAL',
    ]);
  });

  it('is not the same substance when its entries have several classes', () => {
    expect([formOf('1950', '1950').box?.level, departureSays('1950', '1950')]).toStrictEqual(['MANUAL', 'MANUAL']);
  });

  it('has the same verdict in the form grid and in the departure, beside any neighbour', () => {
    expect(several.length).toBeGreaterThan(20);
    const apart = several.flatMap((one) =>
      NEIGHBOURS.filter((other) => formOf(one, other).box?.level !== departureSays(one, other)).map(
        (other) => `${one}+${other}: ${formOf(one, other).box?.level} ${departureSays(one, other)}`,
      ),
    );
    expect(apart).toStrictEqual([]);
  });
});
