/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { toldSum } from '../../../../domain/offer/charges';
import { bookedMode } from '../../../../server/trade/modes';
import { goodsOf } from '../../../support/goods-of';
import type { GatewayCase, Ordered } from '../../../support/modes/gateway-case';
import { AIR_CASE } from '../../trade/modes/support/air';
import { DOM_CASE } from '../../trade/modes/support/dom';
import { FCL_CASE } from '../../trade/modes/support/fcl';
import { LCL_CASE } from '../../trade/modes/support/lcl';
import { RAIL_CASE } from '../../trade/modes/support/rail';
import { TRUCK_CASE } from '../../trade/modes/support/truck';
import { reviseWorld, type Texts, toldFaults } from './support/revise';

const world = reviseWorld();

const formPrice = ({ quote, form }: Ordered, services: string[], change: object = {}) =>
  bookedMode(world.gateway.modes, quote.mode).order.price(
    { ...form, ...change, services: [...form.services, ...services] },
    quote,
    goodsOf,
  );

describe('service added to an order', () => {
  it('costs the form price, shows it first, and is added once', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const before = await world.brief(ordered);
    expect(await world.topicOf(ordered, 'CUS')).toMatchObject({
      name: '报关',
      adds: { sum: { amount: 35_000, currency: '1' } },
    });
    const asked = { topic: 'CUS', texts: { goodsValue: '48000' } };
    const offered = await world.ask(ordered, asked);
    expect(offered.data.added.map(({ name, sum }) => [name, sum.amount])).toEqual([['报关费', 35_000]]);
    expect((await world.brief(ordered)).charges, 'nothing has been taken yet').toEqual(before.charges);
    const total = toldSum(offered.data.charges);
    const dear = await world.ask(ordered, { ...asked, shownTotal: { ...total, amount: total.amount - 1 } });
    expect([dear.code, dear.data.now]).toEqual([CODES.priceChanged, total]);
    const twice = await Promise.all([1, 2].map(() => world.ask(ordered, { ...asked, shownTotal: total })));
    expect(twice.map(({ code, data }) => [code, data.isRevised])).toEqual([
      [CODES.success, true],
      [CODES.success, true],
    ]);
    const after = await world.brief(ordered);
    expect(after.charges).toEqual(formPrice(ordered, ['CUS']));
    const told = after.history.filter(({ event }) => event === 'service.added');
    expect(told.map(({ note: said }) => said)).toEqual(['报关，加收 ¥350.00']);
    expect(await world.topicOf(ordered, 'CUS'), 'once').toBeUndefined();
    expect(await world.note(ordered)).toContain('报关费');
  });

  it.each([
    [LCL_CASE, 'INS', { goodsValue: '90000', insuredValue: '120000' }],
    [AIR_CASE, 'INS', { goodsValue: '90000', insuredValue: '130000' }],
    [RAIL_CASE, 'LASH', {}],
    [FCL_CASE, 'FUM', {}],
  ] satisfies [GatewayCase, string, Texts][])('is priced by the form of its mode (%#)', async (mode, topic, texts) => {
    const ordered = await world.ordered(mode);
    await world.taken(ordered, { topic, texts });
    expect((await world.brief(ordered)).charges).toEqual(formPrice(ordered, [topic], texts));
  });

  it.each([
    [
      DOM_CASE,
      'goodsValue',
      [
        ['保价费', 24_000],
        ['增值税 9%', 2_160],
      ],
      '货物保价，加收 ¥261.60',
    ],
    [TRUCK_CASE, 'worth', [['保价费', 45_000]], '货物保价，加收 ¥450.00'],
  ] satisfies [GatewayCase, string, [string, number][], string][])(
    'can be an option of its form, and changes the tax by its cost (%#)',
    async (mode, field, lines, note) => {
      const ordered = await world.ordered(mode);
      const insured = { topic: 'INS', texts: { [field]: '300000' } };
      expect(await world.topicOf(ordered, 'INS')).toMatchObject({
        name: '货物保价',
        adds: null,
        fields: [{ path: field, kind: 'number', name: '货值（元）', isNeeded: true }],
      });
      expect(toldFaults((await world.ask(ordered, { topic: 'INS' })).data.faults)).toEqual([`${field} required`]);
      const { added } = (await world.ask(ordered, insured)).data;
      expect(added.map(({ name, sum }) => [name, sum.amount])).toEqual(lines);
      await world.taken(ordered, insured);
      const { charges, history } = await world.brief(ordered);
      expect(charges).toEqual(formPrice(ordered, [], { insured: true, [field]: '300000' }));
      expect(history.at(-1)?.note).toBe(note);
      expect(await world.topicOf(ordered, 'INS')).toBeUndefined();
    },
  );

  it('is listed in the history with its sum, or the reason why it adds nothing', async () => {
    const ordered = await world.ordered(FCL_CASE);
    await world.taken(ordered, { topic: 'DGDEC' });
    await world.taken(ordered, { topic: 'WH' });
    const notes = (await world.brief(ordered)).history.flatMap(({ event, note }) =>
      event === 'service.added' ? [note] : [],
    );
    expect(notes).toEqual(['海事货申报，加收 ¥800.00', '仓储（另行报价，不计入总价）']);
  });

  it('requires the fields of the form and reports faults by field', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const asked = {
      topic: 'TRK',
      texts: { readyDate: '2099-01-01T09:00', pickupRegion: '999999', pickupAddress: '路' },
    };
    const { code, data } = await world.ask(ordered, asked);
    expect([code, toldFaults(data.faults)]).toEqual([
      CODES.orderRefused,
      ['pickupAddress addressLength', 'readyDate readyTooLate', 'pickupRegion notListed'],
    ]);
    const fields = (await world.topicOf(ordered, 'TRK'))?.fields ?? [];
    expect(fields.map(({ path, kind, isNeeded }) => `${path} ${kind} ${isNeeded}`)).toEqual([
      'readyDate moment true',
      'pickupRegion district true',
      'pickupAddress text true',
    ]);
    expect((await world.brief(ordered)).history.map(({ event }) => event)).not.toContain('service.added');
  });

  it('removes the customer’s gate code when the platform picks up the boxes', async () => {
    const ordered = await world.ordered(RAIL_CASE);
    const codes = async () =>
      (
        await world.gateway.database.query<{ codes: string[] }>(
          'select gate_codes as codes from orders where order_no = $1',
          [ordered.order.orderNo],
        )
      )[0]?.codes.length;
    expect(await codes()).toBeGreaterThan(0);
    const closes = ordered.quote.offer.cutoffs.find(({ code }) => code === 'STATION_CLOSE')?.at ?? '';
    const readyDate = new Date(Date.parse(closes) - 24 * 3_600_000).toISOString().slice(0, 16);
    await world.taken(ordered, {
      topic: 'TRK',
      texts: { readyDate, pickupRegion: '610112', pickupAddress: '凤城八路 18 号' },
      seen: { pickupRegion: ordered.form.pickupRegion, pickupAddress: ordered.form.pickupAddress },
    });
    expect(await codes()).toBe(0);
  });
});
