import { describe, expect, it } from 'vitest';

import type { TankForm } from '../../../../domain/modes/tank/form';
import { TANK } from '../../../../domain/modes/tank/mode';
import { TANK_RULES } from '../../../../domain/modes/tank/finding';
import { tankCopy } from '../../../../src/copy/modes/tank';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';
import { soundTankOn, tankFacts, tankQuoteFor, tanksFor } from '../../../support/tank-order';

const ACRYLIC = 'd=Y&un=2218&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';
const ETHANOL = 'd=Y&un=1170&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';
const THF = 'd=Y&un=2056&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';
const PRESSED = 'd=Y&un=3500&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';

function said(address: string, code: string): string | null {
  const [offer] = tanksFor(address);
  return sentenceOf(offer?.detail.findings ?? [], code, TANK_RULES.sentences);
}

const under = (path: string, change: Partial<TankForm>, quote = tankQuoteFor()) =>
  sentenceUnder(TANK.faults({ ...soundTankOn(quote), ...change }, tankFacts(quote)), path, tankCopy.fault);

describe('tank findings', () => {
  it('tankMaterialUntold: for a liquid without material data', () => {
    expect(said(ETHANOL, 'tankMaterialUntold')).toBe('MANUAL 乙醇（无水）的材质、凝固点与阻聚要求没有数据，转人工核对');
  });

  it('tankDoubtful: for goods with conflicting tank instructions', () => {
    expect(said(PRESSED, 'tankDoubtful')).toBe('MANUAL 各来源对加压化学品,未另作规定的的罐箱导则说法不一，转人工核对');
  });

  it('tankOther: for a tank other than quoted', () => {
    const quote = tankQuoteFor();
    const { findings } = TANK.acceptance({ ...soundTankOn(quote), tankType: 'S24' }, tankFacts(quote));
    expect(sentenceOf(findings, 'tankOther', TANK_RULES.sentences)).toBe(
      'MANUAL 所选罐型不是报价的罐型，能否代用、装多少和价格请重新查罐',
    );
  });

  it('tankCodeDisc: for a tank without a required bursting disc', () => {
    const quote = tankQuoteFor();
    const { detail } = quote.offer;
    const offer = { ...quote.offer, detail: { ...detail, cargo: { ...detail.cargo, required: ['T16'] } } };
    const { findings } = TANK.acceptance(soundTankOn(quote), tankFacts({ ...quote, offer }));
    expect(sentenceOf(findings, 'tankCodeDisc', TANK_RULES.sentences)).toBe(
      'BLOCK 该货物要求 T16，需有爆破片；T11 罐没有，不在代用表内',
    );
  });
});

describe('tank field sentences', () => {
  it('tankLoadPast: for a loading time in the past', () =>
    expect(under('loadFrom', { loadFrom: '2026-11-20T09:00' })).toBe('tankLoadPast 装货时间已过'));
  it('tankDischarge: for a tank without a bottom outlet', () => {
    const quote = tankQuoteFor(ACRYLIC, 'C21');
    expect(under('discharge', { discharge: 'BOTTOM' }, quote)).toBe('tankDischarge 所选罐无底部开口，只能顶卸');
    expect(under('discharge', { discharge: 'TOP' }, quote)).toBeNull();
  });
  it('tankNitrogenForced: for goods that need nitrogen', () => {
    expect(under('nitrogen', { nitrogen: 'N' }, tankQuoteFor(THF, 'S26'))).toBe('tankNitrogenForced 四氢呋喃需氮封');
  });
});

const FIELDS: readonly (readonly [Partial<TankForm>, says: string])[] = [
  [{ tankType: '' }, '请选择罐型'],
  [{ tanks: '0' }, '罐数应为 1–50'],
  [{ tanks: '51' }, '罐数应为 1–50'],
  [{ quantityT: '' }, '请填写货量'],
  [{ quantityT: '0' }, '货量应在 0–1000 吨之间'],
  [{ quantityT: '1000.001' }, '货量应在 0–1000 吨之间'],
  [{ density15: '' }, '请填写 15℃密度'],
  [{ density15: '3.01' }, '密度应在 0.4–3 kg/L 之间'],
  [{ density50: '0.39' }, '密度应在 0.4–3 kg/L 之间'],
  [{ density50: '0.8718' }, '50℃密度应小于 15℃密度'],
  [{ loadTemp: '-40.1' }, '装货温度应在 -40 至 100℃ 之间'],
  [{ loadTemp: '100.1' }, '装货温度应在 -40 至 100℃ 之间'],
  [{ viscosity: '0' }, '黏度应大于 0'],
  [{ lastCargo: '' }, '请选择上一载货物要求'],
  [{ heating: 'ELECTRIC', hotTemp: '30' }, '所选罐没有该加热方式'],
  [{ discharge: '' }, '请选择卸料方式'],
  [{ leaseDays: '20' }, '租期不足以完成本程，至少 60 天'],
  [{ leaseDays: '366' }, '租期应为 1–365 天'],
  [{ cleanAtDest: '' }, '请选择洗罐方式'],
  [{ loadTo: '2026-12-02T23:00' }, '装货时间晚于截港'],
  [{ depositWay: '' }, '请选择押金方式'],
];

describe('tank field bounds', () => {
  const quote = tankQuoteFor();
  const least60 = { ...quote, rates: { ...quote.rates, days: { ...quote.rates.days, least: 60 } } };

  it.each(FIELDS)('say $1 when the form has %o', (change, says) => {
    const [path = ''] = Object.keys(change);
    expect(under(path, change, least60)?.replace(/^\w+ /, '')).toBe(says);
  });

  it.each([
    ['quantityT', '0.001'],
    ['density15', '3'],
    ['loadTemp', '100'],
    ['loadTemp', '-40'],
    ['viscosity', ''],
    ['tanks', '50'],
  ])('%s accepts %s within its bounds', (path, value) => {
    expect(under(path, { [path]: value }, least60) ?? '').not.toMatch(/应/);
  });

  it('inhibitorUntil: requires a date of inhibited goods and refuses nitrogen', () => {
    const acrylic = tankQuoteFor(ACRYLIC, 'C21');
    expect(under('inhibitorUntil', { inhibitorUntil: '' }, acrylic)).toBe('required 请填写阻聚剂有效期');
    expect(under('nitrogen', { nitrogen: 'Y' }, acrylic)).toBe('tankNitrogenNo 该货物的阻聚剂需有氧才起作用，禁止氮封');
  });

  it('leaseDays: requires thirty days for a long lease', () => {
    const hired = tankQuoteFor('un=1294&q=19&tf=20&kind=lease&days=90&org=CNSHA');
    expect(under('leaseDays', { leaseDays: '29' }, hired)).toBe('tankLeaseLong 长租至少 30 天');
  });
});
