import { describe, expect, it } from 'vitest';

import {
  broughtBack,
  breakdownRefundLines,
  type MishapCase,
  storageLines,
  waitingLines,
  washedAfterAll,
} from '../../../../domain/modes/truck/mishaps';
import { demoTruckRates } from '../../../support/demo-truck-rates';
import { VEHICLES, type VehicleCode } from '../../../../domain/modes/truck/vehicles';
import { chargeLine } from '../../../../domain/offer/charge-lines';
import type { ChargeLine } from '../../../../domain/offer/charges';
import { formatMoney, minorUnits, YUAN } from '../../../../domain/values/money';

const charged = (item: string, yuan: number): ChargeLine =>
  chargeLine({
    item,
    name: item,
    unit: 'VEH',
    unitPrice: { amount: minorUnits(yuan), currency: YUAN },
    quantity: 1,
    part: 'ROAD',
  });

/** T1 of the specification: a trailer of isopropanol from Suzhou to Zhengzhou. */
const T1 = [charged('RF', 8703.2), charged('DGS', 3046.12), charged('TOLL', 1844.7), charged('ESC', 760)];

const on = (vehicle: VehicleCode, more: Partial<MishapCase> = {}): MishapCase => ({
  charges: { lines: T1 },
  rates: demoTruckRates(VEHICLES[vehicle], { share: 1 }),
  trucks: 1,
  all: 1,
  m3: 42.5,
  wash: 'C',
  ...more,
});

const told = (lines: readonly ChargeLine[]) => lines.map(({ name, total }) => `${name} ${formatMoney(total)}`);

describe('cost of truck mishaps', () => {
  it.each<[name: string, lines: ChargeLine[], says: string[]]>([
    ['nothing for three hours at the gate', waitingLines(3, on('BOX13')), []],
    ['each hour that begins after them', waitingLines(3.1, on('BOX13')), ['等待 1 小时 ¥180.00']],
    ['T4: 5.5 hours of a tank', waitingLines(5.5, on('TANK20L')), ['等待 3 小时 ¥660.00']],
    ['the same of each truck', waitingLines(4.5, on('BOX96', { trucks: 3 })), ['等待 2 小时 ¥1,080.00']],
    ['the washing of a tank that was not as was said', washedAfterAll(on('TANK30')), ['洗罐 C 级 ¥1,200.00']],
    ['nothing back for a truck that comes in eight hours', breakdownRefundLines(8, on('BOX13')), []],
    [
      'a hundredth of the freight an hour later',
      breakdownRefundLines(8.5, on('BOX13')),
      ['换车晚到 1 小时退款 (¥87.04)'],
    ],
    ['three hundredths', breakdownRefundLines(11, on('BOX13')), ['换车晚到 3 小时退款 (¥261.10)']],
    ['a fifth of it at the most', breakdownRefundLines(40, on('BOX13')), ['换车晚到 32 小时退款 (¥1,740.64)']],
    [
      'only the share of the truck that broke down',
      breakdownRefundLines(11, on('BOX13', { all: 3 })),
      ['换车晚到 3 小时退款 (¥87.04)'],
    ],
    [
      'the room of each truck',
      storageLines(3, on('BOX13', { trucks: 2, all: 2 })),
      ['拒收存放 2 天 85 立方米 ¥20,400.00'],
    ],
    ['six tenths of the freight back, danger included', broughtBack(on('BOX13')), ['拒收返程（六折） ¥7,049.60']],
    ['nothing for the first day in a store', storageLines(1, on('BOX13')), []],
    ['120 a day and cubic metre after it', storageLines(3, on('BOX13')), ['拒收存放 2 天 42.5 立方米 ¥10,200.00']],
  ])('charges $2: %s', (_, lines, says) => {
    expect(told(lines)).toEqual(says);
  });

  it('uses the part-load freight for a shared truck', () => {
    const place = on('BOX96', { charges: { lines: [charged('LF', 1748.03), charged('DGS', 611.82)] } });
    expect(told(broughtBack(place))).toEqual(['拒收返程（六折） ¥1,415.91']);
    expect(told(breakdownRefundLines(10, place))).toEqual(['换车晚到 2 小时退款 (¥34.97)']);
  });
});
