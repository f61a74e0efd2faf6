/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { toldSum } from '../../../../domain/offer/charges';
import type { GatewayCase, Ordered } from '../../../support/modes/gateway-case';
import { AIR_CASE } from '../../trade/modes/support/air';
import { FCL_CASE } from '../../trade/modes/support/fcl';
import { FLEXI_CASE } from '../../trade/modes/support/flexi';
import { LCL_CASE } from '../../trade/modes/support/lcl';
import { RAIL_CASE } from '../../trade/modes/support/rail';
import { TANK_CASE } from '../../trade/modes/support/tank';
import { reviseWorld, toldFaults } from './support/revise';

const world = reviseWorld();

describe('documents of an order', () => {
  const TEXTS = { 'consignee.name': 'MAAS CHEMIE BV' };
  const seenOf = ({ form }: Ordered) => ({ 'consignee.name': form.consignee.name });

  it('are corrected by the owner: reprinted, listed by field in the history, at the same price', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const before = await world.brief(ordered);
    await world.taken(ordered, { topic: 'BILL', texts: TEXTS, seen: seenOf(ordered) });
    const after = await world.brief(ordered);
    expect(after.charges).toEqual(before.charges);
    expect(after.history.at(-1)).toMatchObject({ event: 'bill.revised', note: '提单：收货人英文名称' });
    const html = await world.note(ordered);
    expect(html).toContain('MAAS CHEMIE BV');
    expect(html).not.toContain(ordered.form.consignee.name);
    const [first] =
      (await world.topicOf(ordered, 'BILL'))?.fields.filter(({ path }) => path === 'consignee.name') ?? [];
    expect(first).toMatchObject({ of: '收货人', name: '英文名称', value: 'MAAS CHEMIE BV', isNeeded: true });
  });

  it('reject a change from a stale page to the same field, and accept one to another field', async () => {
    const ordered = await world.ordered(FCL_CASE);
    await world.taken(ordered, { topic: 'BILL', texts: TEXTS, seen: seenOf(ordered) });
    const older = await world.ask(ordered, {
      topic: 'BILL',
      texts: { 'consignee.name': 'OTHER BV' },
      seen: seenOf(ordered),
      shownTotal: toldSum((await world.brief(ordered)).charges),
    });
    expect(older).toMatchObject({ code: CODES.moveRefused, data: { reason: 'elsewhere' } });
    expect(older.message).toContain('刚在别处改过');
    await world.taken(ordered, {
      topic: 'BILL',
      texts: { 'consignee.email': 'desk@maas.nl' },
      seen: { 'consignee.email': ordered.form.consignee.email },
    });
    expect(await world.note(ordered)).toContain('MAAS CHEMIE BV');
  });

  it('are validated by the form rules of their field, whatever else is wrong', async () => {
    const ordered = await world.ordered(AIR_CASE);
    const { name } = ordered.form.consignee;
    const asked = (text: string) =>
      world.ask(ordered, { topic: 'BILL', texts: { 'consignee.name': text }, seen: { 'consignee.name': name } });
    const faults = async (text: string) => toldFaults((await asked(text)).data.faults);
    expect(await faults('收货人')).toEqual(['consignee.name notEnglish']);
    expect(await faults('TO ORDER')).toContain('consignee.name airToOrder');
    expect(await faults('')).toEqual(['consignee.name required']);
  });

  it.each([
    [FCL_CASE, '提单', ['blType', 'releaseType']],
    [LCL_CASE, '提单', ['releaseType', 'marks']],
    [AIR_CASE, '空运单', []],
    [RAIL_CASE, '铁路运单', ['consigneeTax']],
    [TANK_CASE, '提单', []],
    [FLEXI_CASE, '提单', []],
  ] satisfies [GatewayCase, string, string[]][])(
    'have the fields that the mode prints on them (%#)',
    async (mode, name, own) => {
      const topic = await world.topicOf(await world.ordered(mode), 'BILL');
      expect(topic?.name).toBe(name);
      const paths = topic?.fields.map(({ path }) => path) ?? [];
      expect(paths).toEqual(expect.arrayContaining(['shipper.name', 'consignee.name', 'notify.name', ...own]));
      for (const field of topic?.fields ?? []) {
        expect(field.name, field.path).toMatch(/\p{Script=Han}/u);
        const codes = field.choices.map(({ code }) => code);
        expect(field.kind !== 'choice' || field.value === '' || codes.includes(field.value), field.path).toBe(true);
      }
    },
  );
});
