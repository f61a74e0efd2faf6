import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { campaignDetail, campaignList } from '../../../../contract/campaigns/campaigns';
import { CODES } from '../../../../contract/wire/envelope';
import { tankSchedule } from '../../../../contract/modes/tank/search';
import type { Campaign, CampaignHead, ToldBlock } from '../../../../domain/campaigns/campaign';
import { tankQuestion } from '../../../../domain/modes/tank/search';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { DAY_MS, HOUR_MS } from '../../../../domain/values/spans';
import { createCampaigns } from '../../../../server/orders/campaigns/campaigns';
import type { Offer } from '../../../../domain/offer/offer';
import { NOON, openTestGateway, type TestGateway } from '../../support/gateway';

const ORIGIN = 'https://www.example.test';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ siteOrigin: ORIGIN });
});
afterAll(() => gateway.close());

const read = async (id: string) => gateway.get<Campaign>(`${campaignDetail.path}?id=${encodeURIComponent(id)}`);
const listed = async () => (await gateway.get<{ records: CampaignHead[] }>(campaignList.path)).data.records;
const slugs = async () => (await listed()).map(({ slug, phase }) => [slug, phase]);
const sitemap = async () => (await gateway.request('/sitemap.xml')).text();
const priceList = ({ blocks }: Campaign) => {
  const found = blocks.find((block): block is Extract<ToldBlock, { type: 'priceList' }> => block.type === 'priceList');
  return found ?? expect.unreachable('a campaign with prices');
};

const today = dayAt(NOON);
const ENDS = momentOf(daysAfter(today, 12)) + 18 * HOUR_MS;

describe('campaign', () => {
  it('is returned by number and by slug alike, with the end of its phase', async () => {
    const [byNumber, byName] = await Promise.all(['101', 'tank-autumn'].map(read));
    expect(byNumber?.data).toEqual(byName?.data);
    expect(byName?.data).toMatchObject({
      title: '罐箱出口季',
      phase: 'RUNNING',
      now: new Date(NOON).toISOString(),
      startsAt: new Date(momentOf(daysAfter(today, -3)) + 10 * HOUR_MS).toISOString(),
      endsAt: new Date(ENDS).toISOString(),
    });
  });

  it('8.8.8 shows the cheapest bookable prices, equal to those behind its links', async () => {
    const { lanes, tons } = priceList((await read('101')).data);
    expect(lanes.map(({ org, dst }) => [org.nameCn, dst.nameCn])).toEqual([
      ['上海', '鹿特丹'],
      ['宁波', '杰贝阿里'],
      ['青岛', '釜山'],
    ]);
    for (const { to, price } of lanes) {
      const search = tankQuestion.searchOf(tankQuestion.asked(new URL(to, ORIGIN).search));
      expect(search).toMatchObject({ unNo: '1294', tons });
      const { data } = await gateway.post<{ offers: Offer[] }>(tankSchedule.path, search);
      const open = data.offers.flatMap(({ state, acceptance, price: own }) =>
        state === 'OPEN' && acceptance.level !== 'BLOCK' && own ? [own.charges.totalUsd.amount] : [],
      );
      expect(price?.total.amount ?? null).toBe(open.length > 0 ? Math.min(...open) : null);
    }
  });

  it('A1 starts and ends on time by the gateway clock', async () => {
    const world = await openTestGateway();
    const phase = async (id: string) => (await world.get<Campaign>(`${campaignDetail.path}?id=${id}`)).data.phase;
    const begins = momentOf(daysAfter(today, 2)) + 9 * HOUR_MS;
    world.clock.advance(begins - NOON - 1);
    expect(await phase('102')).toBe('UPCOMING');
    world.clock.advance(1);
    expect(await phase('102')).toBe('RUNNING');
    world.clock.advance(ENDS - begins - 1);
    expect(await phase('101')).toBe('RUNNING');
    world.clock.advance(1);
    expect(await phase('101')).toBe('ENDED');
    await world.close();
  });

  it.each(['999', 'TANK-AUTUMN', 'tank-autumn-'])('answers 404 for %s', async (id) => {
    expect(await read(id)).toMatchObject({ status: 404, code: CODES.notFound });
  });

  it.each(['', "1' or '1'='1", '../101', 'a'.repeat(65), '101\u0000', '活动'])('answers 400 for %j', async (id) => {
    expect(await read(id)).toMatchObject({ status: 400, code: CODES.badRequest });
  });
});

describe('campaign list', () => {
  it('8.8.1 lists running before upcoming campaigns, without ended ones', async () => {
    expect(await slugs()).toEqual([
      ['tank-autumn', 'RUNNING'],
      ['dgdesk-open-day', 'UPCOMING'],
    ]);
  });

  it('is in the sitemap for running campaigns only', async () => {
    const text = await sitemap();
    expect(text).toContain(`<loc>${ORIGIN}/act/tank-autumn</loc>`);
    expect(text).not.toContain('dgdesk-open-day');
    expect(text).not.toContain('mall-new-year');
  });

  it('leaves out withdrawn campaigns, as do sitemap and detail', async () => {
    const world = await openTestGateway({ siteOrigin: ORIGIN });
    await world.database.query(`update documents set state = 'TAKEN_BACK' where kind = 'campaign' and key = '101'`);
    const { data } = await world.get<{ records: CampaignHead[] }>(campaignList.path);
    expect(data.records.map(({ actId }) => actId)).toEqual(['102']);
    expect(await (await world.request('/sitemap.xml')).text()).not.toContain('tank-autumn');
    const gone = await world.get(`${campaignDetail.path}?id=tank-autumn`);
    const never = await world.get(`${campaignDetail.path}?id=never`);
    expect([gone.status, gone.message]).toEqual([404, never.message]);
    await world.close();
  });

  it('is filled once on a new installation and keeps the changes of editors', async () => {
    const { database, clock, offers } = gateway;
    const all = () => database.query(`select * from documents where kind = 'campaign' order by key`);
    const before = await all();
    expect(before).toHaveLength(3);
    await database.query(`delete from documents where kind = 'campaign' and key = '103'`);
    clock.advance(DAY_MS);
    await createCampaigns({ database, clock, offers, siteOrigin: undefined, spendProof: () => Promise.resolve(false) });
    expect(await all()).toEqual(before.slice(0, 2));
  });
});
