import { describe, expect, it } from 'vitest';

import { FINDING_SOURCES, type Finding } from '../../../domain/rules/finding';
import { isOnOffer } from '../../../domain/offer/left-out';
import { findingSentence } from '../../../src/copy/trade/findings';
import { priceCopy } from '../../../src/copy/trade';

const declared = (goods: string): Finding => ({
  level: 'BLOCK',
  about: 'CONSISTENCY',
  code: 'declaredGeneral',
  given: { row: 1, goods, known: '无水氨（液氨）', unNo: '1005' },
  source: FINDING_SOURCES.goodsList,
});

describe('goods declared as harmless', () => {
  it('are named once, or with both names when they differ', () => {
    expect(findingSentence(declared('无水氨（液氨）'))).toBe(
      '第 1 行 无水氨（液氨）（UN 1005）在物质库中是危险货物，请改为危险品申报',
    );
    expect(findingSentence(declared('ammonia'))).toBe(
      '第 1 行 ammonia（无水氨（液氨），UN 1005）在物质库中是危险货物，请改为危险品申报',
    );
  });
});

describe('price exclusions', () => {
  const left = ['目的港码头与清关派送费（收货人付）', '货运险', '滞港滞箱费（收货人付）', '报关'];

  it('mention where an offered service can be ordered, in one pair of brackets', () => {
    expect(priceCopy.notIncluded(left, { services: ['DEST', 'INS'], step: 3 })).toBe(
      '不含目的港码头与清关派送费（收货人付，可在第 3 步加选）、货运险（可在第 3 步加选）、滞港滞箱费（收货人付）、报关',
    );
    expect(priceCopy.notIncluded(left, null)).toBe(
      '不含目的港码头与清关派送费（收货人付）、货运险、滞港滞箱费（收货人付）、报关',
    );
  });

  it('depend on the services of the quote', () => {
    expect(isOnOffer('货运险', ['TRK'])).toBe(false);
    expect(isOnOffer('货运险', ['toString', 'INS'])).toBe(true);
  });
});
