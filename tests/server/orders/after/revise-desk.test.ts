import { describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { HouseCase, QueuedCase } from '../../../../domain/house/case';
import { FCL_CASE } from '../../trade/modes/support/fcl';
import { saidToAll } from '../../people/staff/support/cases';
import { colleague } from '../../people/staff/support/staff';
import { reviseWorld } from './support/revise';

const world = reviseWorld();

describe('desk view of a revised order', () => {
  it('marks it until the desk handles it, and lists changes and additions', async () => {
    const { gateway } = world;
    const officer = await colleague(gateway, 'officer');
    const ordered = await world.ordered(FCL_CASE);
    const { orderNo } = ordered.order;
    const look = async () => (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, officer.as)).data;
    const isMarked = async (queue = 'review') => {
      const asked = { queue, mode: '', state: '', isMine: false, page: 1 };
      const { data } = await gateway.post<{ records: QueuedCase[] }>('/api-desk/queue', asked, officer.as);
      return data.records.find((one) => one.orderNo === orderNo)?.isRevised;
    };
    const told = async () =>
      (await look()).notes.filter(({ name }) => name.startsWith('下单后')).map(({ name, said }) => `${name} ${said}`);

    expect([await isMarked(), await told()]).toEqual([false, []]);
    const { turn } = await look();
    await world.taken(ordered, {
      topic: 'BILL',
      texts: { 'consignee.name': 'MAAS CHEMIE BV', 'consignee.email': 'desk@maas.nl', releaseType: 'SURR' },
      seen: {
        'consignee.name': ordered.form.consignee.name,
        'consignee.email': ordered.form.consignee.email,
        releaseType: (ordered.form as { releaseType?: string }).releaseType ?? '',
      },
    });
    const readyDate = new Date(gateway.clock.now() + 36 * 3_600_000).toISOString().slice(0, 16);
    await world.taken(ordered, {
      topic: 'TRK',
      texts: { readyDate, pickupRegion: '310115', pickupAddress: '张江路 88 号' },
    });
    expect(await isMarked()).toBe(true);
    expect(await told()).toEqual([
      `下单后改过 收货人英文名称：${ordered.form.consignee.name} → MAAS CHEMIE BV`,
      `下单后改过 收货人邮箱：${ordered.form.consignee.email || '未填'} → desk@maas.nl`,
      '下单后改过 放单方式：电放 → 异地放单',
      `下单后加订 拖车/送货，货好时间 ${readyDate.replace('T', ' ')}，提货省市区 上海市浦东新区，提货详细地址 张江路 88 号`,
    ]);
    const act = async (seen: string) =>
      gateway.post(
        `/api-desk/case/${orderNo}/act`,
        { turn: seen, act: 'accepted', said: saidToAll(await look(), 'accepted') },
        officer.as,
      );
    expect((await act(turn)).message, 'what was read before').toContain('刚刚有了变化');
    expect((await act((await look()).turn)).code).toBe(CODES.success);
    expect([(await look()).state, await isMarked('carriage')]).toEqual(['CONFIRMED', false]);
  });
});
