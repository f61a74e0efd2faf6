import { expect, it } from 'vitest';

import { BORDERS } from '../../../../../domain/modes/rail/corridor';
import { listOffers } from '../../../../../server/trade/modes/rail/offers';
import { ROUTES } from '../../../../../server/trade/modes/rail/routes';
import { overdueRates, tariffRates } from '../../../../../server/trade/modes/rail/tariff';
import { distinctTariffs } from '../../../../support/distinct-tariffs';
import { GLYCEROL } from '../../../../support/rail-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const tariffs = distinctTariffs();
const cell = (sheet: string, row: string, column = '金额'): number =>
  Math.round((tariffs[sheet]?.figures[row]?.[column] ?? Number.NaN) * 100);
const extra = (row: string) => {
  const forty = cell('rail-extras', row, '40 英尺');
  return { '20GP': cell('rail-extras', row, '20 英尺'), '40GP': forty, '40HQ': forty };
};
const fee = (row: string): number => cell('rail-fees', row);

it.each(ROUTES.map((route) => [`${route.org.nameCn}-${route.dst.nameCn}`, route] as const))(
  'rail prices of %s are those of their cells',
  (name, route) => {
    const rates = tariffRates(route, { rate: 1, tariffs });
    const freight = (['20GP', '40GP', '40HQ'] as const).map((type) => [type, cell('rail-freight', name, type)]);
    expect(rates).toMatchObject({
      freight: Object.fromEntries(freight),
      gauge: extra('口岸换装费'),
      liner: extra('保温内衬'),
      use: extra(`${route.line}用箱费`),
      heat: extra(`${BORDERS[route.border].nameCn}加热箱`),
      station: {
        '20GP': fee('站内作业费（20 英尺箱）'),
        '40GP': fee('站内作业费（40 英尺箱）'),
        '40HQ': fee('站内作业费（40 英尺箱）'),
      },
      seal: fee('施封费'),
      bill: fee('运单文件费'),
      services: {
        DGA: { yuan: fee('危险货物批复代办') / 100 },
        TRN: { yuan: fee('俄文制单') / 100 },
        LASH: { yuan: fee('加固') / 100 },
      },
    });
    expect(overdueRates(tariffs)).toEqual(extra('超期用箱费（每天）'));
  },
);

it.each(['rail-freight', 'rail-extras', 'rail-fees'])(
  'trains without the table %s are listed as enquiries',
  (missing) => {
    const without = { ...tariffs, [missing]: { figures: {}, isEntered: true } };
    const offers = listOffers(GLYCEROL, { ...NOW, tariffs: without });
    expect(offers.length).toBeGreaterThan(0);
    expect(new Set(offers.map(({ state, price }) => `${state} ${price === null ? 'null' : 'priced'}`))).toEqual(
      new Set(['CLOSED null', 'ENQUIRE null']),
    );
    const detail = offers[0]?.detail;
    expect(detail?.perDay === null).toBe(missing === 'rail-extras');
    expect([detail?.warmth, detail?.paired.every(({ total }) => total === null)]).toEqual([null, true]);
  },
);
