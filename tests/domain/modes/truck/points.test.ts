import { describe, expect, it } from 'vitest';

import { fewPoints } from '../../../../domain/modes/truck/points';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import { trucksFor, soundTruckOn, truckFacts, truckQuoteFor } from '../../../support/truck-order';
import { asked, ASH, inTank, NOBODY, ofNumber } from './support/asked';

/** Ether counts fifty points a litre, toluene three, as in the tool. */
const ether = (netKg: number) => ofNumber('1155', { kg: netKg + 4, netKg });
const toluene = (netKg: number | null, kg = 104.1) => ofNumber('1294', { kg, netKg });
const pointsOf = (...rows: Parameters<typeof asked>[0]) => fewPoints(asked(rows));

describe('thousand points of a truck', () => {
  it('are counted from the net weight by library density, or from the gross weight', () => {
    const litre = toluene(null).goods?.densityKgPerL ?? Number.NaN;
    expect(pointsOf(toluene(100 * litre))).toEqual({ points: '300' });
    expect(pointsOf(toluene(null, 200 * litre))).toEqual({ points: '600' });
    const dense = ether(1).goods?.densityKgPerL ?? Number.NaN;
    expect(pointsOf(ether(10 * dense), toluene(120 * litre))).toEqual({ points: '860' });
    expect(pointsOf(ether(10 * dense), toluene(166 * litre))).toEqual({ points: '998' });
    expect(pointsOf(ether(10 * dense), toluene(167 * litre))).toBe(false);
  });

  it('count solids and gases by net weight, with sodium cyanide up to twenty kilograms', () => {
    expect(pointsOf(ofNumber('1689', { kg: 23, netKg: 20 }))).toEqual({ points: '1,000' });
    expect(pointsOf(ofNumber('1017', { kg: 90, netKg: 50 }))).toEqual({ points: '1,000' });
    expect(pointsOf(ofNumber('1017', { kg: 90, netKg: 50.01 }))).toBe(false);
  });

  it('are absent for white phosphorus, unknown or unweighed goods, and tanks', () => {
    expect(pointsOf(ofNumber('1381', { kg: 2, netKg: 1 }))).toBe(false);
    expect(pointsOf(toluene(10), { ...NOBODY, kg: 3, netKg: 1 })).toBe(false);
    expect(pointsOf(ofNumber('1294', { kg: null, netKg: null }))).toBe(false);
    expect(pointsOf(toluene(null, -1))).toBe(false);
    expect(pointsOf(toluene(0))).toBe(false);
    expect(fewPoints(inTank(90))).toBe(false);
    expect(pointsOf({ ...ASH, kg: 40 })).toBe(false);
  });

  it('exclude limited quantities', () => {
    expect(pointsOf(toluene(86.7), ofNumber('1219', { kg: 900, limited: { kind: 'fits' } }))).toEqual({
      points: expect.stringMatching(/^\d{3}(\.\d+)?$/),
    });
    expect(pointsOf(ofNumber('1219', { kg: 90, limited: { kind: 'fits' } }))).toBe(false);
  });

  it('are shown in form and list, without a change of price', () => {
    const address = 'org=3205&dst=4101&d=Y&un=1219&goods=异丙醇&kg=240&m3=0.4&etd=2026-12-07';
    const quote = truckQuoteFor(address);
    const facts = truckFacts(quote);
    const form = soundTruckOn(quote);
    const saidIn = (findings: readonly { code: string; given: object }[]) =>
      findings.filter(({ code }) => code === 'truckPoints').map(({ given }) => given);
    const [offer] = trucksFor(address).filter(({ detail }) => detail.vehicle === 'BOX13');
    expect(saidIn(offer?.detail.findings ?? [])).toMatchObject([{ points: expect.stringMatching(/^9\d\d/) }]);
    const inForm = saidIn(TRUCK.acceptance(form, facts).findings);
    expect(inForm).toEqual(saidIn(offer?.detail.findings ?? []));
    const [row] = form.goods;
    const net = TRUCK.acceptance({ ...form, goods: row ? [{ ...row, netKg: '200' }] : [] }, facts).findings;
    expect(saidIn(net)).toMatchObject([{ points: expect.stringMatching(/^7\d\d/) }]);
    expect(TRUCK.price(form, quote, facts.goodsOf)?.lines.map(({ item }) => item)).toContain('ESC');
  });
});
