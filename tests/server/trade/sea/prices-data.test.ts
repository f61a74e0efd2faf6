import { assert, constantFrom, integer, oneof, property, record, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';

import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { seaCharges } from '../../../../server/trade/sea/charges';
import data from '../../../support/goods/prices-data.json';
import { demoTariffs } from '../../../../server/trade/modes/sheets';

type Dry = '20GP' | '40GP' | '40HQ';

const BASE: Readonly<Record<string, Readonly<Record<Dry, number>>>> = data.fclBaseUsd;
const FACTORS: Readonly<Record<string, number>> = data.dgFactorByClass;
const LOCAL = data.localChargesCny;

const asked = record({
  line: constantFrom(...Object.keys(BASE)),
  /** Weekly factor at the precision of a tariff. */
  rate: integer({ min: 9_200, max: 10_800 }).map((share) => share / 10_000),
  hazardClass: oneof(constantFrom(null), constantFrom(...(Object.keys(FACTORS) as HazardClass[]))),
  boxes: uniqueArray(record({ type: constantFrom<Dry>('20GP', '40GP', '40HQ'), count: integer({ min: 1, max: 50 }) }), {
    minLength: 1,
    selector: ({ type }) => type,
  }),
});

const cents = (amount: number): number => Math.ceil(Math.round(amount * 1e6) / 1e4);

/** Expected charges in cents by item and box type, from the published rules. */
function byData({
  line,
  rate,
  hazardClass,
  boxes,
}: {
  line: string;
  rate: number;
  hazardClass: string | null;
  boxes: { type: Dry; count: number }[];
}) {
  const perBox = boxes.flatMap(({ type, count }) => {
    const freight = (BASE[line]?.[type] ?? Number.NaN) * rate;
    const danger =
      hazardClass === null ? [] : [`DGS ${cents(freight * ((FACTORS[hazardClass] ?? Number.NaN) - 1))} × ${count}`];
    const loading = hazardClass === null ? [] : [`LOAD ${LOCAL.LOAD_DG[type] * 100} × ${count}`];
    return [`OF ${cents(freight)} × ${count}`, ...danger, `THC ${LOCAL.THC[type] * 100} × ${count}`, ...loading];
  });
  const all = boxes.reduce((sum, { count }) => sum + count, 0);
  const each = (['SEA', 'EIR', 'VGM', ...(hazardClass === null ? [] : (['LBL'] as const))] as const).map(
    (item) => `${item} ${LOCAL[item] * 100} × ${all}`,
  );
  const perBill = [`DOC ${LOCAL.DOC * 100} × 1`, ...(hazardClass === null ? [] : [`DGD ${LOCAL.DGD * 100} × 1`])];
  return [...perBox, ...each, ...perBill].toSorted();
}

const PRICES = Number(process.env['RANDOM_RUNS'] ?? 2_000);

it('two thousand random prices match the published rules line by line', () => {
  assert(
    property(asked, (question) => {
      const { line, rate, hazardClass, boxes } = question;
      const cargo =
        hazardClass === null
          ? { kind: 'GENERAL' as const }
          : { kind: 'DANGEROUS' as const, classes: [hazardClass] as const };
      const charges = seaCharges(line, rate, { cargo, boxes, tariffs: demoTariffs() });
      const lines = charges?.lines ?? [];
      expect(
        lines.map(({ item, unitPrice, quantity }) => `${item} ${unitPrice.amount} × ${quantity}`).toSorted(),
      ).toEqual(byData(question));
      const sum = (currency: string) =>
        lines.reduce((all, { total }) => all + (total.currency === currency ? total.amount : 0), 0);
      const inDollars = sum('2') + sum('1') / data.yuanPerDollar;
      // Rounding adds at most one cent per line.
      expect((charges?.totalUsd.amount ?? 0) - inDollars).toBeGreaterThan(-0.01);
      expect((charges?.totalUsd.amount ?? 0) - inDollars).toBeLessThan(lines.length + 0.01);
    }),
    { numRuns: PRICES },
  );
});
