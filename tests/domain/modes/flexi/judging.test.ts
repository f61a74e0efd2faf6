import { describe, expect, it } from 'vitest';

import { CARRIER_LIMITS } from '../../../../domain/modes/flexi/carriers';
import { liquidFindings, findBlock } from '../../../../domain/modes/flexi/liquid';
import { densityOff } from '../../../../domain/goods/tank/density';
import { computeLoad } from '../../../../domain/modes/flexi/load';
import { cargoKg } from '../../../../domain/goods/tank/flexitank';
import { coldestC, freezesOnTheWay } from '../../../../domain/offer/climate';
import { strictestVerdict } from '../../../../domain/goods/verdict';
import { carriersOnLine } from '../../../../server/trade/sea/carriers';
import { flexiCopy } from '../../../../src/copy/modes/flexi';
import { bagJudged as judged, goodsCalled } from '../../../support/flexi-judged';
import { sentenceOf } from '../../../support/sentences';

const against = (findings: ReturnType<typeof judged>) =>
  findings.filter(({ level }) => level !== 'PASS').map(({ level, code }) => `${level} ${code}`);

describe('flexitank goods', () => {
  it('pass glycol and name the table', () => {
    const findings = judged('乙二醇');
    expect(against(findings)).toEqual([]);
    expect(findings.map(({ code }) => code)).toContain('flexiBears');
  });

  it.each([
    ['甲苯', {}, {}, 'BLOCK flexiHidden'],
    ['聚合MDI', { density: 1.23 }, {}, 'BLOCK flexiUnfitGas'],
    ['二甲基亚砜', { density: 1.1 }, {}, 'BLOCK flexiUnfitSwell'],
    ['纯碱', {}, {}, 'BLOCK flexiSolid'],
    ['一种新的液体', {}, {}, 'MANUAL flexiUnknown'],
    ['乙二醇', { kg: 26_640, litres: 24_000 }, {}, 'BLOCK flexiMass'],
    ['乙二醇', {}, { mostKg: 0 }, 'BLOCK flexiCarrierNo'],
    ['乙二醇', { kg: 20_640 }, { mostKg: 20_000 }, 'BLOCK flexiCarrierOver'],
    ['乙二醇', {}, { mostKg: null }, 'MANUAL flexiCarrierUntold'],
    ['乙二醇', { kg: 20_640 }, { dst: 'USLAX' }, 'NEED_APPROVAL flexiUsRoad'],
    ['乙二醇', { loadTemp: 61 }, {}, 'BLOCK flexiHot'],
    ['乙二醇', {}, { coldest: -10 }, 'NEED_APPROVAL flexiCold'],
    ['乙二醇', {}, { coldest: null }, 'MANUAL flexiColdUntold'],
    ['乙二醇', { unload: 'GRAVITY', viscosity: 1200 }, {}, 'NEED_APPROVAL flexiGravity'],
    ['乙二醇', { density: 0.9 }, {}, 'MANUAL flexiDensityOff'],
  ] as const)('are judged $3 for %s loaded with %o, on the way %o', (name, loaded, way, said) => {
    expect(against(judged(name, loaded, way))).toContain(said);
  });

  it('exclude dangerous goods under any name', () => {
    expect(findBlock(goodsCalled('乙二醇', 'Y'))?.code).toBe('flexiDanger');
    expect(findBlock(goodsCalled('甲苯'))?.code).toBe('flexiHidden');
    expect(findBlock(goodsCalled('乙二醇'))).toBeNull();
  });

  it('exclude a flash point up to sixty degrees and require a check at sixty-one', () => {
    const glycol = goodsCalled('乙二醇');
    const saidAt = (flashPointC: number | null) =>
      sentenceOf(
        liquidFindings({ ...glycol, known: glycol.known && { ...glycol.known, flashPointC } }),
        'flexiFlash',
        flexiCopy.finding,
      );
    expect(saidAt(60)).toBe('BLOCK 乙二醇闪点 60℃，不能按普通货物装液袋');
    expect([saidAt(61), saidAt(null)]).toEqual([null, null]);
  });

  it('may freeze on the way with a heating pad without further checks', () => {
    expect(against(judged('乙二醇', { hasPad: true }, { coldest: -10 }))).toEqual([]);
  });

  it('are never judged milder with a heavier load', () => {
    const LEVELS = ['PASS', 'NEED_APPROVAL', 'MANUAL', 'BLOCK'] as const;
    for (const { mostKg } of CARRIER_LIMITS) {
      let before = 0;
      for (let litres = 12_000; litres <= 24_000; litres += 500) {
        const level = strictestVerdict(
          judged('乙二醇', { litres, kg: cargoKg(litres, 1.11) }, { mostKg, dst: 'USLAX' }).map((one) => one.level),
        );
        const at = LEVELS.findIndex((one) => one === level);
        expect(at).toBeGreaterThanOrEqual(before);
        before = at;
      }
    }
  });
});

describe('flexitank carriers', () => {
  it('have the names of the sea carriers, and two take a full bag of glycol', () => {
    const sailing = new Map(
      ['欧洲', '近洋', '北美西', '东南亚'].flatMap((line) =>
        carriersOnLine(line).carriers.map((one) => [one.code, one.nameCn]),
      ),
    );
    for (const { code, nameCn } of CARRIER_LIMITS) expect(sailing.get(code)).toBe(nameCn);
    expect(CARRIER_LIMITS.filter(({ mostKg }) => mostKg >= 23_976).map(({ code }) => code)).toEqual(['LYUE', 'XPIN']);
  });
});

describe('lowest temperature on the way', () => {
  const at = (day: string) => Date.parse(`${day}T04:00:00Z`);

  it('is that of the colder of two months', () => {
    expect(coldestC('欧洲', at('2026-12-09'), at('2027-01-12'))).toBe(-10);
    expect(coldestC('欧洲', at('2026-10-20'), at('2026-11-24'))).toBe(-10);
    expect(coldestC('欧洲', at('2026-07-01'), at('2026-08-05'))).toBe(10);
    expect(coldestC('红海', at('2026-12-09'), at('2027-01-12'))).toBeNull();
  });

  it('freezes glycerol and glycol in December, and no glycol in July', () => {
    expect([freezesOnTheWay(17.8, -10), freezesOnTheWay(-13, -10), freezesOnTheWay(-13, 10)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('missing flexitank input', () => {
  const meg = goodsCalled('乙二醇').known;
  const NOTHING = { kg: null, litres: null, density: null, loadTemp: null };

  it('is replaced by marked trial values', () => {
    expect(computeLoad(NOTHING, meg)).toMatchObject({
      density: 1.109,
      loadTemp: 25,
      trial: ['density', 'loadTemp', 'amount'],
    });
    expect(computeLoad({ kg: 20_000, litres: null, density: 1.11, loadTemp: 30 }, meg)?.trial).toEqual([]);
  });

  it('leaves the load null without a library density', () => {
    expect(computeLoad(NOTHING, null)).toBeNull();
  });

  it('differs from a typed density, which is compared with the library', () => {
    expect(densityOff(1.11, 25, meg)).toBeNull();
    expect(densityOff(0.95, 25, meg)).toBe(14.3);
  });
});
