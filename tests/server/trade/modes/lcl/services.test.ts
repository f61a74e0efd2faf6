import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { SHEDS } from '../../../../../domain/modes/lcl/sheds';
import { fireName } from '../../../../../domain/goods/fire';
import { departureBoxes } from '../../../../../server/trade/modes/lcl/boxes';
import { listDepartures } from '../../../../../server/trade/modes/lcl/departures';
import { SERVICES } from '../../../../../server/trade/modes/lcl/services';

const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;

/** Service as offered next: shed, port, weekday in China, transit days, boxes of either cargo. */
const offered = SERVICES.map((service) => {
  const [next] = listDepartures(service, '2026-12-01', 1);
  if (!next) throw new Error('a service without a departure');
  const boxes = (['danger', 'general'] as const).map((cargo) => departureBoxes(next, cargo).length);
  const weekday = new Date(next.leavesAt + BEIJING_MS).getUTCDay();
  const days = (next.arrivesAt - next.leavesAt) / DAY_MS;
  return [service.shed.code, service.dst.code, weekday, days, ...boxes].join(' ');
});

const digestOf = (lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

describe('sixty LCL services of the specification', () => {
  it('are all offered with weekday, transit days and boxes, and no others', () => {
    // First, last and one-sided services as text, to debug a digest mismatch.
    expect([offered.length, offered[0], offered.at(-1)]).toStrictEqual([
      60,
      'SHWG NLRTM 3 36 1 1',
      'LYLY KRINC 4 3 0 1',
    ]);
    for (const line of [
      'SHWG USHOU 4 36 1 0',
      'SHWG SGSIN 1 8 2 2',
      'SHLG NLRTM 6 36 1 2',
      'NBBL AEJEA 0 23 1 1',
      'NBZH USLAX 6 17 0 2',
      'QDHD JPOSA 5 5 1 1',
      'GZNS THLCH 5 6 1 1',
      'XMHC PHMNL 4 4 1 1',
      'TJBG NLRTM 2 40 1 1',
      'DLDY JPYOK 6 5 1 1',
    ])
      expect(offered).toContain(line);
    expect(digestOf(offered)).toBe('f278e4f8d66501ac00d00a8b7a8cc7747674c32239544be6cdc0ebed68bc2e50');
  });

  it('leave from ten sheds with their classes and fire categories', () => {
    const sheds = SHEDS.map(({ code, port, classes, fires }) => [code, port, classes, fires.map(fireName)].join(' '));
    expect(sheds).toContain('DLDY CNDLC 3,8,9 乙1,丙1,丙2,丁,戊');
    expect(digestOf(sheds)).toBe('a9c7aba05b5571c41608cb59bb45ceb048c33a44df14b7e041ea1f16087cfc56');
  });
});
