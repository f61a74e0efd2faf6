import { describe, expect, it } from 'vitest';

import { isSignedFor } from '../../../domain/goods/harmless';

const goods = (nameCn: string, nameEn = '', hsCode = '') => ({ nameCn, nameEn, hsCode });

describe('goods that are said not to be dangerous', () => {
  it.each([
    goods('钛白粉'),
    goods('', 'Whey powder'),
    goods('磷酸铁锂电池'),
    goods('', 'Alkaline BATTERIES'),
    goods('电芯'),
    goods('移动电源', 'Power bank'),
    goods('移动电源', '', '8507.60'),
    goods('纽扣', '', '８５０６ 50'),
  ])('are signed for where they are a powder or a battery: $nameCn $nameEn $hsCode', (row) => {
    expect(isSignedFor(row)).toBe(true);
  });

  it.each([goods('甘油', 'Glycerol', '290545'), goods('聚乙烯粒料', 'PE pellets', '390120'), goods('', '', '')])(
    'are not, otherwise: $nameCn $nameEn',
    (row) => {
      expect(isSignedFor(row)).toBe(false);
    },
  );
});
