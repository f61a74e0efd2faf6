import { describe, expect, it } from 'vitest';

import { airAcceptance } from '../../../../domain/modes/air/acceptance';
import { airFacts, soundAir } from '../../../support/air-order';

const saidOf = (packKind: string, unNo: string) => {
  const goods = soundAir.goods.map((row) => ({ ...row, packKind, unNo }));
  return airAcceptance({ ...soundAir, goods }, airFacts()).findings.map(({ code, level }) => `${code} ${level}`);
};

describe('packaging allowed by sea but not by air', () => {
  it.each([
    ['31H1', '1263', 'airPackIbc BLOCK'],
    ['31H1', '3077', 'airPackIbc MANUAL'],
    ['50A', '1263', 'airPackByHand MANUAL'],
  ])('%s of UN %s is reported', (packKind, unNo, said) => {
    expect(saidOf(packKind, unNo)).toContain(said);
  });
});
