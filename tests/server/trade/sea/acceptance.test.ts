import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { judgeAcceptance } from '../../../../server/trade/sea/acceptance';
import { findLane } from '../../../../server/trade/sea/lanes';
import { departuresOnLane } from '../../../../server/trade/sea/timetable';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { allOf, GENERAL, METHANOL, scheduleOf } from './support/ask';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const verdicts = async (change: object) =>
  new Map(
    (await allOf(gateway, { ...METHANOL, ...change })).map(({ carrier, acceptance }) => [carrier.code, acceptance]),
  );

describe('sea acceptance', () => {
  it('always has a source, an edition and a notice', async () => {
    for (const change of [{}, { isDanger: 'N' }, { unNo: '9999' }, { unNo: '1017' }, { orgPortCode: 'CNCKG' }]) {
      for (const { reason, source, edition, notice } of (await verdicts(change)).values()) {
        for (const said of [reason, source, edition]) expect(said).toMatch(/\p{Script=Han}/u);
        expect(notice).toContain('以 SDS 第 14 章、承运人及海事机构审核为准');
      }
    }
  });

  it('passes general cargo, and goods accepted by carrier and ports', async () => {
    expect((await verdicts({ isDanger: 'N' })).get('LYUE')).toMatchObject({ level: 'PASS' });
    expect((await verdicts({})).get('LYUE')).toMatchObject({
      level: 'PASS',
      reason: '澜岳航运可接第 3 类、第 6.1 类；上海港直装直提，鹿特丹港直装直提',
    });
  });

  it('leaves any goods on a flat rack to manual review', async () => {
    const onFlat = { boxes: [{ type: '40FR', count: 1 }] };
    expect((await verdicts({ isDanger: 'N', ...onFlat })).get('LYUE')).toMatchObject({
      level: 'MANUAL',
      reason: '40FR 框架箱不按体积限装，货物尺寸、超限与绑扎需澜岳航运核定',
    });
    const [general, dry] = await Promise.all([{ isDanger: 'N', ...onFlat }, { isDanger: 'N' }].map(verdicts));
    expect([...(general?.values() ?? [])].map(({ level }) => level)).not.toContain('PASS');
    expect(dry?.get('LYUE')?.level).toBe('PASS');
  });

  it('blocks only the carrier that refuses the class', async () => {
    const all = await verdicts({ unNo: '1381' });
    expect(all.get('XPIN')).toMatchObject({ level: 'BLOCK', reason: '汐屏国际航运不接第 4.2 类' });
    expect(all.get('LYUE')?.level).toBe('PASS');
  });

  it('blocks a refused subsidiary hazard like a main one', () => {
    const lane = findLane('CNSHA', 'USLAX');
    const levels = (lane ? departuresOnLane(lane, '2026-03-02', 1) : []).map((departure) => [
      departure.carrier.code,
      judgeAcceptance(departure, { kind: 'DANGEROUS', classes: ['3', '2.3'] }, ['20GP']).level,
    ]);
    expect(Object.fromEntries(levels)).toEqual({ LYUE: 'NEED_APPROVAL', TJIA: 'BLOCK', HTAN: 'BLOCK' });
  });

  it('blocks temperature-controlled goods in a dry box, and requires approval in a reefer', async () => {
    const peroxide = { ...METHANOL, unNo: '3116' };
    const dry = await allOf(gateway, peroxide);
    const cool = await allOf(gateway, { ...peroxide, boxes: [{ type: '40RH', count: 1 }] });
    expect(dry.length).toBeGreaterThan(0);
    for (const { acceptance } of dry) {
      expect(acceptance.level).toBe('BLOCK');
      expect(acceptance.reason).toContain('需控温运输');
    }
    const taken = cool.filter(({ acceptance }) => acceptance.level === 'NEED_APPROVAL');
    expect(taken.length, 'a carrier that takes organic peroxides').toBeGreaterThan(0);
    for (const { acceptance } of taken) expect(acceptance.reason).toContain('冷藏箱需逐票确认');
  });

  it('leaves goods with conflicting sources to manual review', async () => {
    const all = await verdicts({ unNo: '1736' });
    expect(all.get('LYUE')).toMatchObject({ level: 'MANUAL', reason: '苯甲酰氯的公开资料存疑，转人工核对' });
  });

  it('leaves box types without a table to manual review', async () => {
    const open = await allOf(gateway, { ...METHANOL, boxes: [{ type: '40OT', count: 1 }] });
    expect(open.map(({ acceptance }) => acceptance.level)).toContain('MANUAL');
    expect(open.map(({ acceptance }) => acceptance.level)).not.toContain('PASS');
  });

  it.each([
    ['of loading', { orgPortCode: 'CNCKG' }, '重庆港不作业危险品'],
    ['of discharge', { dstPortCode: 'BDCGP' }, '吉大港不作业危险品'],
  ])('blocks a port %s that takes no dangerous goods', async (_, change, reason) => {
    const sailings = await allOf(gateway, { ...METHANOL, ...change });
    for (const { acceptance } of sailings) expect(acceptance).toMatchObject({ level: 'BLOCK', reason });
    const { days } = await scheduleOf(gateway, { ...METHANOL, ...change, days: 70 });
    expect(days.some(({ state }) => state === 'PRICED')).toBe(false);
    expect((await allOf(gateway, { ...GENERAL, ...change })).some(({ state }) => state === 'OPEN')).toBe(true);
  });

  it('requires approval for a rare class', async () => {
    expect((await verdicts({ unNo: '1017', dstPortCode: 'USLAX' })).get('LYUE')).toMatchObject({
      level: 'NEED_APPROVAL',
      reason: expect.stringContaining('逐票审批'),
    });
  });

  it('leaves an unknown UN number to manual review without a price', async () => {
    for (const { acceptance, price, state } of await allOf(gateway, { ...METHANOL, unNo: '9999' })) {
      expect([acceptance.level, price, state === 'OPEN']).toEqual(['MANUAL', null, false]);
      expect(acceptance.reason).toContain('UN 9999');
    }
  });
});
