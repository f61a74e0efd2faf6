import { assert, constantFrom, double, integer, property, record, subarray, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';

import type { HazardClass } from '../../../../../domain/goods/dangerous-goods';
import type { RailLine } from '../../../../../domain/modes/rail/corridor';
import { railCharges, type RailPriceInput } from '../../../../../domain/modes/rail/price';
import { RAIL_BOXES, type RailBox } from '../../../../../domain/modes/rail/search';
import { ROUTES } from '../../../../../server/trade/modes/rail/routes';
import { RAIL_FREIGHT, tariffRates } from '../../../../../server/trade/modes/rail/tariff';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';
import { sheetFigures } from '../../../../../server/trade/tariffs/sheet';

type Route = (typeof ROUTES)[number];
const FREIGHT = sheetFigures(RAIL_FREIGHT, demoTariffs());

function demoRates(route: Route, rate = 1) {
  const rates = tariffRates(route, { rate, tariffs: demoTariffs() });
  if (!rates) throw new Error('the demo has every price');
  return rates;
}

/** Tariff of the specification, independent of the implementation, in whole dollars and yuan. */
const FORTY = (twenty: number, forty: number) => ({ '20GP': twenty, '40GP': forty, '40HQ': forty });
const FACTOR = { '2.2': 1.5, '3': 1.7, '4.1': 1.6, '5.1': 1.8, '6.1': 1.8, '8': 1.6, '9': 1.35 };
const USE: Record<RailLine, Record<RailBox, number>> = {
  中欧: FORTY(250, 450),
  中俄: FORTY(220, 350),
  中亚: FORTY(180, 300),
};
const HEAT = { RAL: 1400, RHG: 1400, REL: 1600, RMZ: 1800 };
const LIFTS = { 中欧: 2, 中俄: 1, 中亚: 1 };
const [GAUGE, STATION] = [FORTY(80, 120), FORTY(420, 580)];

const up = (amount: number) => Math.ceil(Math.round(amount * 1e6) / 1e6);
const cents = (amount: number) => up(amount * 100);

type Line = readonly [item: string, unitPrice: number, quantity: number];
const summed = (lines: readonly Line[]) => lines.reduce((all, [, each, count]) => all + up(each * count), 0);

type Drawn = {
  route: Route;
  rate: number;
  boxes: { type: RailBox; count: number }[];
  owner: RailPriceInput['owner'];
  heating: RailPriceInput['heating'];
  hazardClass: keyof typeof FACTOR | null;
  services: string[];
};

/** Price lines by the formulas of the specification. */
function worked({ route, rate, boxes, owner, heating, hazardClass, services }: Drawn): [Line[], Line[]] {
  const { line, border, org, dst } = route;
  const freight = FREIGHT[`${org.nameCn}-${dst.nameCn}`] ?? {};
  const all = boxes.reduce((sum, { count }) => sum + count, 0);
  const dollars = boxes.flatMap(({ type, count }): Line[] => [
    ['RAF', cents((freight[type] ?? 0) * rate), count],
    ...(hazardClass ? [['DGS', cents((freight[type] ?? 0) * rate * (FACTOR[hazardClass] - 1)), count] as const] : []),
    ['GAU', cents(GAUGE[type]), count * LIFTS[line]],
    ...(owner === 'COC' ? [['COC', cents(USE[line][type]), count] as const] : []),
    ...(heating === 'HEAT' ? [['HEAT', cents(HEAT[border] * (type === '20GP' ? 0.6 : 1)), count] as const] : []),
    ...(heating === 'LINER' ? [['LINER', cents(380), count] as const] : []),
  ]);
  const once: Record<string, Line> = {
    DGA: ['DGA', cents(3000), 1],
    TRN: ['TRN', cents(150), 1],
    LASH: ['LASH', cents(350), all],
  };
  const yuan: Line[] = [
    ...boxes.map(({ type, count }): Line => ['STA', cents(STATION[type]), count]),
    ['SEA', cents(50), all],
    ['DOC', cents(200), 1],
    ...services.flatMap((code) => (once[code] ? [once[code]] : [])),
  ];
  return [dollars, yuan];
}

const drawn = record<Drawn>({
  route: constantFrom(...ROUTES),
  rate: double({ min: 0.8, max: 1.2, noNaN: true }),
  boxes: uniqueArray(record({ type: constantFrom(...RAIL_BOXES), count: integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    selector: ({ type }) => type,
  }),
  owner: constantFrom('COC' as const, 'SOC' as const),
  heating: constantFrom('NONE' as const, 'HEAT' as const, 'LINER' as const),
  hazardClass: constantFrom(null, ...(Object.keys(FACTOR) as (keyof typeof FACTOR)[])),
  services: subarray(['DGA', 'TRN', 'LASH']),
});

const asked = ({ boxes, owner, heating, hazardClass, services }: Drawn): RailPriceInput => ({
  boxes,
  owner,
  heating,
  isDanger: hazardClass === null ? 'N' : 'Y',
  classes: hazardClass === null ? [] : [hazardClass satisfies HazardClass],
  services,
  insuredValue: '',
});

it('rail price equals the specification to the cent for random orders', () => {
  assert(
    property(drawn, (one) => {
      const charges = railCharges(asked(one), demoRates(one.route, one.rate));
      const [dollars, yuan] = worked(one);
      const lines = charges?.lines.map(({ item, unitPrice, quantity }) => `${item} ${unitPrice.amount} ${quantity}`);
      expect(lines?.toSorted()).toEqual([...dollars, ...yuan].map((line) => line.join(' ')).toSorted());
      expect([charges?.totalUsd.amount, charges?.totalYuan.amount]).toEqual([
        summed(dollars) + up(summed(yuan) / 7.1),
        summed(yuan) + up(summed(dollars) * 7.1),
      ]);
    }),
    { numRuns: 1_000 },
  );
});

it.each(['freight', 'station', 'gauge', 'use', 'heat', 'liner'] as const)(
  'rail price is null for a box without %s in the tariff, whatever the other boxes',
  (name) => {
    for (const type of RAIL_BOXES)
      for (const route of ROUTES) {
        const rates = demoRates(route);
        const less = Object.fromEntries(Object.entries(rates[name]).filter(([other]) => other !== type));
        const boxes = RAIL_BOXES.map((box) => ({ type: box, count: 1 }));
        const heating = name === 'liner' ? ('LINER' as const) : ('HEAT' as const);
        const order = { boxes, owner: 'COC', heating, isDanger: 'N', classes: [], services: [] } as const;
        expect(railCharges({ ...order, insuredValue: '' }, rates)).not.toBeNull();
        expect(railCharges({ ...order, insuredValue: '' }, { ...rates, [name]: less })).toBeNull();
      }
  },
);

it('rail price is null for a box without a surcharge of the class', () => {
  const [route] = ROUTES;
  if (!route) throw new Error('there are routes');
  const rates = demoRates(route);
  const order = { boxes: [{ type: '40HQ', count: 1 }], owner: 'COC', heating: 'NONE', isDanger: 'Y' } as const;
  const priced = (surcharge: Partial<Record<'20GP' | '40HQ', number>>) =>
    railCharges(
      { ...order, classes: ['3'], services: [], insuredValue: '' },
      { ...rates, surcharge: { '3': surcharge } },
    );
  expect(priced({ '40HQ': 100 })).not.toBeNull();
  expect(priced({ '20GP': 100 })).toBeNull();
});

it('rail price lists services as not included unless bought', () => {
  const [route] = ROUTES;
  if (!route) throw new Error('there are routes');
  const WORDS: Record<string, string> = { TRK: '拖车', CUS: '报关', INS: '货运险' };
  const order = { boxes: [{ type: '40HQ' as const, count: 1 }], owner: 'COC', heating: 'NONE', isDanger: 'N' } as const;
  const leftOut = (services: readonly string[]) =>
    railCharges({ ...order, classes: [], services, insuredValue: '1000' }, demoRates(route))?.notIncluded;
  const all = leftOut([]);
  expect(all).toEqual(expect.arrayContaining(Object.values(WORDS)));
  assert(
    property(subarray(Object.keys(WORDS)), (services) => {
      const bought = services.map((code) => WORDS[code]);
      expect(leftOut(services)).toEqual(all?.filter((words) => !bought.includes(words)));
    }),
    { numRuns: 20 },
  );
});
