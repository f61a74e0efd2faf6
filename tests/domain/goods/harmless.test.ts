import { describe, expect, it } from 'vitest';

import { needsSignature } from '../../../domain/goods/harmless';

const goods = (nameCn: string, nameEn = '', hsCode = '') => ({ nameCn, nameEn, hsCode });

describe('goods declared as harmless', () => {
  it.each([
    goods('钛白粉'),
    goods('', 'Whey powder'),
    goods('磷酸铁锂电池'),
    goods('', 'Alkaline BATTERIES'),
    goods('电芯'),
    goods('移动电源', 'Power bank'),
    goods('移动电源', '', '8507.60'),
    goods('纽扣', '', '８５０６ 50'),
  ])('need a signed declaration when they are a powder or a battery: $nameCn $nameEn $hsCode', (row) => {
    expect(needsSignature(row)).toBe(true);
  });

  it.each([goods('甘油', 'Glycerol', '290545'), goods('聚乙烯粒料', 'PE pellets', '390120'), goods('', '', '')])(
    'need no signed declaration otherwise: $nameCn $nameEn',
    (row) => {
      expect(needsSignature(row)).toBe(false);
    },
  );
});
