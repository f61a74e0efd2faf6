/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { campaignList } from '../../../../contract/campaigns/campaigns';
import { CODES } from '../../../../contract/wire/envelope';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import type { previewCampaign } from '../../../../contract/house/campaigns';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { readMoment } from '../../../../domain/campaigns/written';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { newPerson } from '../identity/support/person';
import { freshPhone, NOON, openTestGateway, type TestGateway } from '../../support/gateway';
import {
  campaignDeskOf,
  couponIn,
  form,
  fresh,
  HERO,
  MORNING,
  PRICES,
  slotOf,
  TOMORROW,
  withBlock,
  withCoupon,
} from './support/campaign';

let gateway: TestGateway;
let desk: Awaited<ReturnType<typeof campaignDeskOf>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  desk = await campaignDeskOf(gateway);
});
afterAll(() => gateway.close());

const open = async () => (await gateway.get<ReplyOf<typeof campaignList>>(campaignList.path)).data.records;

describe('campaign at the desk', () => {
  it('is drafted unseen, published, changed unseen, and withdrawn', async () => {
    const written = fresh();
    const { key } = (await desk.save(written)).data;
    const { slug } = written.heads;
    const answer = async (id: string) => ({ ...(await desk.read(id)), headers: null });
    const never = await answer('never');
    for (const id of [key, slug]) expect(await answer(id), 'as one that nobody knows').toEqual(never);
    expect((await open()).map((one) => one.actId)).not.toContain(key);
    expect((await desk.list()).find((line) => line.key === key)).toMatchObject({ state: 'DRAFT', phase: 'RUNNING' });

    await desk.act(key, 'publish', 0);
    expect((await desk.read(slug)).data).toMatchObject({
      actId: key,
      title: '年末订舱周',
      phase: 'RUNNING',
      text: HERO.said.text,
    });
    const later = { ...written, heads: { ...written.heads, title: '年末订舱十日', startsAt: `${TOMORROW} 08:00` } };
    await desk.save(later, key, 1);
    expect((await desk.read(slug)).data.title, 'what is published stays').toBe('年末订舱周');
    expect((await desk.list()).find((line) => line.key === key)).toMatchObject({ hasDraft: true, phase: 'RUNNING' });
    await desk.act(key, 'publish', 2);
    expect((await desk.read(slug)).data).toMatchObject({ title: '年末订舱十日', phase: 'UPCOMING' });

    await desk.act(key, 'takeBack', 3);
    expect(await answer(slug)).toEqual(never);
    const shown = await desk.look(key);
    expect(shown.written).toEqual({ ...later, blocks: shown.written.blocks });
    expect(shown.past.map(({ act: done }) => done)).toEqual(['published', 'published', 'takenBack']);
    await desk.act(key, 'publish', 4);
    expect((await desk.read(key)).data.title).toBe('年末订舱十日');
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });

  it('is read back as typed', async () => {
    const written = { ...fresh(), blocks: [...fresh().blocks.slice(0, 1), PRICES, form(MORNING)] };
    const { key } = (await desk.save(written)).data;
    const { blocks } = (await desk.look(key)).written;
    expect(blocks?.[1]?.said).toEqual({ ...PRICES.said, lanes: 'CNSHA NLRTM\nCNTAO KRPUS' });
    expect((await desk.save({ ...written, blocks }, key, 0)).code).toBe(CODES.success);
    expect((await desk.look(key)).written.blocks).toEqual(blocks);
  });

  it('previews the page with current prices and stores nothing', async () => {
    const written = { ...fresh(), blocks: [HERO, form(MORNING), PRICES] };
    const before = await desk.list();
    const asked = { key: null, written };
    const { data } = await desk.post<ReplyOf<typeof previewCampaign>>(
      '/api-desk/campaigns/preview',
      asked,
      desk.auditor,
    );
    const shown = await desk.read('101');
    const lanes = (of: typeof data) => of.blocks.flatMap((block) => (block.type === 'priceList' ? block.lanes : []));
    expect(data).toMatchObject({ slug: written.heads.slug, phase: 'RUNNING', now: new Date(NOON).toISOString() });
    expect(lanes(data)).toEqual([lanes(shown.data)[0], lanes(shown.data)[2]]);
    expect(await desk.list()).toEqual(before);
  });

  it('rejects the second of two parallel edits, and is published once by fifty requests', async () => {
    const written = fresh();
    const { key } = (await desk.save(written)).data;
    await desk.save({ ...written, heads: { ...written.heads, title: '别人的标题' } }, key, 0, desk.other);
    expect(await desk.save(written, key, 0)).toMatchObject({ status: 409, code: HOUSE_CODES.caseMoved });
    const ends = await Promise.all(
      Array.from({ length: 50 }, (_, at) => desk.act(key, 'publish', 1, at % 2 ? desk.editor : desk.other)),
    );
    expect(ends.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect((await desk.look(key)).past).toHaveLength(1);
  });

  it('needs a unique slug and coupon ids: one of two parallel publications succeeds', async () => {
    const one = fresh();
    const two = { ...fresh(), heads: one.heads };
    const three = withCoupon(fresh(), { couponId: couponIn(one) });
    const keys = [];
    for (const written of [one, two, three]) keys.push((await desk.save(written)).data.key);
    const ends = await Promise.all(keys.map((key) => desk.act(key, 'publish', 0)));
    const won = ends.filter(({ code }) => code === CODES.success);
    // The second campaign uses the slug and the third the coupon of the first, so both win when the first loses.
    expect(won.length).toBe(ends[0]?.code === CODES.success ? 1 : 2);
    for (const { status, message } of ends.filter(({ code }) => code !== CODES.success))
      expect([status, message.includes('已由另一个活动使用')]).toEqual([400, true]);
  });
});

describe('campaign uptake', () => {
  it('counts claims, lists bookings by slot in pages, and is logged', async () => {
    const written = withBlock(fresh(), 3, form(`${MORNING} 14:00`, '40'));
    const key = await desk.published(written);
    const couponId = couponIn(written);
    await desk.claim(key, couponId, (await newPerson(gateway)).token);
    const phone = freshPhone();
    await desk.book(key, slotOf(MORNING), phone, '<script>alert(1)</script>');
    for (let one = 0; one < 31; one += 1) await desk.book(key, slotOf(`${TOMORROW} 14:00`));
    const { data } = await desk.uptake(key);
    expect(data).toMatchObject({
      title: '年末订舱周',
      coupons: [{ couponId, title: '年末立减 80 元', stock: 3, claimed: 1, used: 0, left: 2 }],
      slots: [
        { startsAt: readMoment(MORNING), seats: 40, booked: 1 },
        { startsAt: readMoment(`${TOMORROW} 14:00`), seats: 40, booked: 31 },
      ],
      total: 32,
    });
    expect(data.records).toHaveLength(30);
    expect(data.records[0]).toEqual({
      startsAt: readMoment(MORNING),
      company: '常州市庚辛涂料有限公司',
      name: '周工',
      phone,
      question: '<script>alert(1)</script>',
      bookedAt: expect.stringMatching(/Z$/),
    });
    expect((await desk.uptake(key, { page: 2 })).data.records).toHaveLength(2);
    const morning = await desk.uptake(key, { slot: readMoment(MORNING) }, desk.auditor);
    expect(morning.data).toMatchObject({
      total: 1,
      records: [{ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` }],
    });
    const lines = await gateway.database.query(
      `select 1 from desk_log where act = 'campaign.looked' and subject = $1`,
      [`campaign/${key}`],
    );
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['a page that is none', { page: 0 }],
    ['a page beyond all', { page: 1e9 }],
    ['a slot that is no moment', { slot: "' or 1=1 --" }],
  ])('is refused for %s', async (_, change) => {
    expect((await desk.uptake('101', change)).status).toBe(400);
  });

  it('answers 404 for an unknown number and 400 for a slug', async () => {
    expect((await desk.uptake('99999')).status).toBe(404);
    expect((await desk.uptake('tank-autumn')).status).toBe(400);
  });
});
