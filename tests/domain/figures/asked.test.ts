import { describe, expect, it } from 'vitest';

import type { Field } from '../../../domain/order/fields';
import { AIR_CASE } from '../../support/modes/cases/air';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { DGD_CASE } from '../../support/modes/cases/dgd';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { ENQ_CASE } from '../../support/modes/cases/enq';
import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { WH_CASE } from '../../support/modes/cases/wh';

/** The figures a form asks for by themselves: with so many decimals, from the least to the most that is right. */
type Bounds = readonly [path: string, decimals: number, least: number, most: number];

const FIGURES: Readonly<Record<string, readonly [{ declared: readonly Place[] }, readonly Bounds[]]>> = {
  AIR: [
    AIR_CASE,
    [
      ['sizeRows.N.l', 0, 1, 600],
      ['sizeRows.N.w', 0, 1, 600],
      ['sizeRows.N.h', 0, 1, 600],
      ['sizeRows.N.pcs', 0, 1, 99_999],
      ['sizeRows.N.kg', 2, 0.01, Infinity],
      ['condYear', 0, 2000, 2999],
      ['goods.N.net', 3, 0.001, Infinity],
      ['goods.N.percent', 2, 0.01, 100],
      ['goods.N.outer', 0, 1, 99],
      ['goods.N.batteryWh', 2, 0.01, Infinity],
      ['goods.N.soc', 0, 0, 100],
    ],
  ],
  CFS: [
    CFS_CASE,
    [
      ['inbound.N.pieces', 0, 1, 99_999],
      ['stuffSlots.N.teu', 0, 1, 100],
      ['containers.N.tare', 0, 1500, 6000],
      ['wrap', 0, 0, 99_999],
      ['pallets', 0, 0, 9999],
    ],
  ],
  DGD: [
    DGD_CASE,
    [
      ['components.N.percent', 2, 0.01, 100],
      ['flashC', 1, -100, 300],
      ['boilC', 1, -200, 600],
      ['ph', 1, 0, 14],
      ['oral', 3, 0.001, Infinity],
      ['dermal', 3, 0.001, Infinity],
      ['inhaled', 3, 0.001, Infinity],
      ['packages', 0, 1, 99_999],
      ['batteryWh', 2, 0.01, Infinity],
      ['together.N.kg', 2, 0.01, 1_000_000],
      ['tons', 3, 0.001, 100_000],
      ['days', 0, 1, 3650],
      ['count', 0, 1, 99],
    ],
  ],
  DOM: [
    DOM_CASE,
    [
      ['loads.N.count', 0, 1, 50],
      ['loads.N.kg', 2, 0.01, Infinity],
      ['goodsValue', 2, 0.01, Infinity],
    ],
  ],
  ENQ: [
    ENQ_CASE,
    [
      ['loadTemp', 1, -40, 100],
      ['density', 4, 0.4, 3],
      ['setTemp', 1, -35, 30],
      ['targetPrice', 2, 0, Infinity],
      ['annualVolume', 0, 0, 100_000],
      ['contractMonths', 0, 1, 24],
    ],
  ],
  FLEXI: [
    FLEXI_CASE,
    [
      ['bags', 0, 1, 6],
      ['litres', 0, 12_000, 24_000],
      ['density', 4, 0.6, 1.6],
      ['loadTemp', 1, -40, 60],
      ['viscosity', 1, 0.1, 1_000_000],
      ['fitKm', 0, 0, 1500],
    ],
  ],
  LCL: [
    LCL_CASE,
    [
      ['deliverHour', 0, 0, 23],
      ['goods.N.unitKg', 2, 0.01, Infinity],
      ['goods.N.longCm', 0, 1, Infinity],
      ['goods.N.highCm', 0, 1, Infinity],
    ],
  ],
  RAIL: [
    RAIL_CASE,
    [
      ['units.N.kg', 2, 0.01, Infinity],
      ['inbound.N.pieces', 0, 1, 2],
      ['goods.N.freezeC', 1, -150, 100],
    ],
  ],
  TANK: [
    TANK_CASE,
    [
      ['quantityT', 3, 0.001, 1000],
      ['loadTemp', 1, -40, 100],
      ['hotTemp', 1, -40, 130],
      ['density15', 4, 0.4, 3],
      ['density50', 4, 0.4, 3],
      ['viscosity', 1, 0.1, Infinity],
      ['sapt', 1, -50, 200],
      ['tanks', 0, 1, 50],
      ['leaseDays', 0, 1, 365],
    ],
  ],
  WH: [
    WH_CASE,
    [
      ['pallets', 0, 1, 9999],
      ['stackLayers', 0, 1, 5],
      ['packWeight', 1, 0, 100],
      ['packVolume', 1, 0, 100],
      ['days', 0, 1, 3650],
      ['labels', 0, 0, 99_999],
      ['samples', 0, 0, 99],
      ['palletized', 0, 0, 9999],
      ['inbound.N.pieces', 0, 1, 99_999],
    ],
  ],
};

type Place = { path: string; field: Field };

const isFigure = ({ kind }: Field): boolean => kind === 'number' || kind === 'whole' || kind === 'money';

/** Every declared figure of a form, those of its rows as well; the rows of a list are alike. */
function figuresOf(declared: readonly Place[]): Map<string, Field> {
  const all = declared.flatMap(({ path, field }): Place[] =>
    field.kind === 'rows'
      ? Object.entries(field.row ?? {}).map(([name, one]) => ({ path: `${path}.N.${name}`, field: one }))
      : [{ path, field }],
  );
  return new Map(
    all.filter(({ field }) => isFigure(field)).map(({ path, field }) => [path.replace(/\.\d+\./, '.N.'), field]),
  );
}

describe.each(Object.entries(FIGURES))('the form of %s', (_, [{ declared }, bounds]) => {
  const figures = figuresOf(declared);

  it('asks for these figures', () => {
    expect([...figures.keys()]).toEqual(bounds.map(([path]) => path));
  });

  it.each(bounds)('%s of %d decimals is right from %d to %d, and by no digit more', (path, decimals, least, most) => {
    const isRight = (typed: number, places = decimals) => figures.get(path)?.judge(typed.toFixed(places)) === null;
    const step = 10 ** -decimals;
    const last = most === Infinity ? 999_999_999 : most;
    expect([least, last].map((typed) => isRight(typed))).toEqual([true, true]);
    expect(isRight(least - step)).toBe(false);
    expect(isRight(last + step)).toBe(most === Infinity);
    expect(isRight(least + step / 10, decimals + 1)).toBe(false);
  });
});
