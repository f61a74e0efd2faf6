import { describe, expect, it } from 'vitest';

import type { TankForm } from '../../../../domain/modes/tank/form';
import { TANK } from '../../../../domain/modes/tank/mode';
import { tankCopy } from '../../../../src/copy/modes/tank';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';
import { soundTankOn, tankFacts, tankQuoteFor, tanksFor } from '../../../support/tank-order';

const ACRYLIC = 'd=Y&un=2218&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';
const ETHANOL = 'd=Y&un=1170&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';
const THF = 'd=Y&un=2056&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';
const PRESSED = 'd=Y&un=3500&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';

function said(address: string, code: string): string | null {
  const [offer] = tanksFor(address);
  return sentenceOf(offer?.detail.findings ?? [], code, tankCopy.finding);
}

const under = (path: string, change: Partial<TankForm>, quote = tankQuoteFor()) =>
  sentenceUnder(TANK.faults({ ...soundTankOn(quote), ...change }, tankFacts(quote)), path, tankCopy.fault);

describe('what is said of a tank', () => {
  it('tankMaterialUntold: to a liquid of which nobody knows what it does to a tank', () => {
    expect(said(ETHANOL, 'tankMaterialUntold')).toBe('MANUAL 乙醇（无水）的材质、凝固点与阻聚要求没有数据，需人工核对');
  });

  it('tankDoubtful: to goods of which the sources name different tanks', () => {
    expect(said(PRESSED, 'tankDoubtful')).toBe('MANUAL 各来源对加压化学品,未另作规定的的罐箱导则说法不一，需人工核对');
  });

  it('tankOther: to a tank that is not the one of the price', () => {
    const quote = tankQuoteFor();
    const { findings } = TANK.acceptance({ ...soundTankOn(quote), tankType: 'S24' }, tankFacts(quote));
    expect(sentenceOf(findings, 'tankOther', tankCopy.finding)).toBe(
      'MANUAL 所选罐型不是报价的罐型，能否代用、装多少和价格请重新查罐',
    );
  });

  it('tankCodeDisc: to a tank without a bursting disc where one is asked for', () => {
    const quote = tankQuoteFor();
    const { detail } = quote.offer;
    const offer = { ...quote.offer, detail: { ...detail, cargo: { ...detail.cargo, required: ['T16'] } } };
    const { findings } = TANK.acceptance(soundTankOn(quote), tankFacts({ ...quote, offer }));
    expect(sentenceOf(findings, 'tankCodeDisc', tankCopy.finding)).toBe(
      'BLOCK 该货物要求 T16，须有爆破片；T11 罐没有，不在代用表内',
    );
  });
});

describe('what stands under a field of a tank', () => {
  it('tankLoadPast', () =>
    expect(under('loadFrom', { loadFrom: '2026-11-20T09:00' })).toBe('tankLoadPast 装货时间已过'));
  it('tankNoOutlet: where the tank opens above alone', () => {
    const quote = tankQuoteFor(ACRYLIC, 'C21');
    expect(under('discharge', { discharge: 'BOTTOM' }, quote)).toBe('tankNoOutlet 所选罐无底部开口，只能顶卸');
    expect(under('discharge', { discharge: 'TOP' }, quote)).toBeNull();
  });
  it('tankNitrogenForced: where the goods have to lie under nitrogen', () => {
    expect(under('nitrogen', { nitrogen: 'N' }, tankQuoteFor(THF, 'S26'))).toBe('tankNitrogenForced 该货物须氮封');
  });
});
