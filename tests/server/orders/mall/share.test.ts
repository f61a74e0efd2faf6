import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { mallProduct } from '../../../../contract/mall/mall';
import { purchaseChange, purchaseList } from '../../../../contract/mall/purchase';
import { shareChange, shareImport, shareLinks, shareMake, shareOpen } from '../../../../contract/mall/share';
import { purchaseLines, purchaseSums, type PurchaseSheet } from '../../../../domain/mall/purchase';
import { MOST_SHARES, type ImportedList, type SharedList, type ShareLink } from '../../../../domain/mall/share';
import type { MallItem } from '../../../../domain/mall/sheet';
import { bearing, newPerson, type Person } from '../../people/identity/support/person';
import { newMember } from '../orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const DAY = 24 * 3_600_000;
const GLYCOL = 'P0071';
const GLYCEROL = 'P0073';
const TOLUENE = 'P0012';

let gateway: TestGateway;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  [owner, reader] = [await newMember(gateway, 'PASS'), await newPerson(gateway)];
});

const listOf = async (who: Person) => (await gateway.get<PurchaseSheet>(purchaseList.path, bearing(who.token))).data;
const change = (who: Person, what: object) => gateway.post(purchaseChange.path, { change: what }, bearing(who.token));

async function add(who: Person, productId: string, packs: number): Promise<void> {
  const { data } = await gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`);
  const [pack] = data.packs;
  const city = data.stock[0]?.city;
  if (!pack || !city) throw new Error(`${productId} is not on sale`);
  await change(who, { kind: 'line', productId, pack: pack.form, city, kg: pack.netKg * packs, seenKg: null });
}

type Made = { token: string; links: readonly ShareLink[] };
const make = (show = 'ALL', needsLogin = false, who = owner) =>
  gateway.post<Made>(shareMake.path, { show, needsLogin }, bearing(who.token));
const made = async (...asked: Parameters<typeof make>) => (await make(...asked)).data.token;
const open = (token: string, who?: Person) =>
  gateway.post<{ shared: SharedList | null }>(shareOpen.path, { token }, who && bearing(who.token));
const links = async (who = owner) =>
  (await gateway.get<{ links: readonly ShareLink[] }>(shareLinks.path, bearing(who.token))).data.links;
const act = (kind: string, shareId: string | undefined, who = owner) =>
  gateway.post<{ links: readonly ShareLink[] }>(shareChange.path, { shareId, kind }, bearing(who.token));
const take = (token: string, who = reader) =>
  gateway.post<ImportedList>(shareImport.path, { token }, bearing(who.token));

const sell = (productId: string, isSold: boolean) =>
  gateway.database.tx(async (inside) => {
    await inside.query('update mall_products set is_withdrawn = $1 where product_id = $2', [!isSold, productId]);
    await inside.query('update mall_catalogue set revision = revision + 1');
  });

const gone = { status: 200, code: CODES.linkGone, message: '链接已过期，请联系分享人', data: null };

describe('share link of a purchase list', () => {
  beforeEach(async () => {
    await add(owner, GLYCOL, 10);
    await add(owner, GLYCEROL, 20);
  });

  it('shows the current lines, without purchase permissions and stock location', async () => {
    const sheet = await listOf(owner);
    const token = await made();
    await add(owner, GLYCOL, 30);
    const { shared } = (await open(token)).data;
    expect(shared).toMatchObject({ show: 'ALL', madeAt: new Date(gateway.clock.now()).toISOString() });
    expect(shared?.expiresAt).toBe(new Date(gateway.clock.now() + 7 * DAY).toISOString());
    expect(shared?.sheet.lines.map(({ kg, price }) => [kg, price?.amount])).toEqual(
      purchaseLines(sheet).map(({ kg, price }) => [kg, price?.amount]),
    );
    const { goods, freight, total } = purchaseSums(sheet);
    expect(shared?.sheet.sums).toEqual({ goods, freight, total });
    expect(JSON.stringify(shared)).not.toMatch(/lots|inStockKg|gateAnswer|perKgNow/);
  });

  it('shows all prices, the total only, or none', async () => {
    const tokens = [await made('ALL'), await made('TOTAL'), await made('NONE')];
    const seen = await Promise.all(tokens.map(async (token) => (await open(token)).data.shared?.sheet));
    expect(seen.map((sheet) => sheet?.lines.filter(({ price }) => price !== null).length)).toEqual([2, 0, 0]);
    expect(seen.map((sheet) => sheet?.sums === null)).toEqual([false, false, true]);
    expect(JSON.stringify(seen[2])).not.toMatch(/perKg"|amount|total/);
    const surcharged = seen.map((sheet) => sheet?.lines.some(({ sold }) => sold.adderYuanPerKg > 0));
    expect(surcharged, 'the surcharge of a pack is a price, too').toEqual([true, false, false]);
  });

  it('shows current prices once the owner’s lock has ended', async () => {
    gateway.clock.advance(40 * DAY);
    const sheet = await listOf(owner);
    const { shared } = (await open(await made())).data;
    expect(shared?.sheet.sums?.goods).toBe(purchaseSums(sheet).totalNow);
    expect(shared?.sheet.lines[0]?.price?.perKg).toBe(purchaseLines(sheet)[0]?.price?.perKgNow);
  });

  it('is shown to its owner once, and the database stores only a digest', async () => {
    const token = await made();
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(await links())).not.toContain(token);
    const rows = await gateway.database.query('select * from purchase_shares');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('7.11.1, 7.11.3 lives seven days, extendable once by seven, then answers as an unknown one', async () => {
    const token = await made('NONE');
    gateway.clock.advance(7 * DAY - 1);
    expect((await open(token)).status).toBe(200);
    const [link] = await links();
    expect((await act('EXTEND', link?.shareId)).data.links[0]).toMatchObject({ state: 'LIVING', canExtend: false });
    expect((await act('EXTEND', link?.shareId)).message).toBe('一条链接只能延长一次，请重新分享');
    gateway.clock.advance(7 * DAY);
    expect((await open(token)).status).toBe(200);
    gateway.clock.advance(1);
    expect(await open(token)).toMatchObject(gone);
    expect((await links())[0]).toMatchObject({ state: 'EXPIRED', canExtend: false });
    expect((await act('EXTEND', link?.shareId)).message).toBe('这条链接已过期或已撤回，请重新分享');
    for (const other of ['', 'A'.repeat(22), '../etc', 'x'.repeat(64)]) expect(await open(other)).toMatchObject(gone);
    expect((await open('x'.repeat(65))).status).toBe(400);
  });

  it('7.11.2 is revoked at once by its owner only, repeatedly without effect', async () => {
    const token = await made();
    const [link] = await links();
    expect((await act('REVOKE', link?.shareId, reader)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
    const revoked = (await act('REVOKE', link?.shareId)).data.links;
    expect(revoked[0]).toMatchObject({ state: 'REVOKED', canExtend: false });
    expect((await act('REVOKE', link?.shareId)).data.links).toEqual(revoked);
    expect(await open(token)).toMatchObject(gone);
    expect(await take(token)).toMatchObject(gone);
    expect(await links(reader)).toEqual([]);
  });

  it('counts openings, except those of its owner', async () => {
    const token = await made();
    await open(token);
    await open(token, reader);
    await open(token, owner);
    expect((await links())[0]).toMatchObject({
      opened: 2,
      lastOpenedAt: new Date(gateway.clock.now()).toISOString(),
      lines: 2,
    });
  });

  it('shows nothing to anonymous visitors when sign-in is required', async () => {
    const token = await made('ALL', true);
    expect((await open(token)).data).toEqual({ shared: null, lists: [] });
    expect((await links())[0]?.opened).toBe(0);
    expect((await open(token, reader)).data.shared?.sheet.lines).toHaveLength(2);
  });

  it('is limited to twenty, even under fifty parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => make('NONE')));
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(MOST_SHARES);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([CODES.success, CODES.bounded]));
    const [link] = await links();
    await act('REVOKE', link?.shareId);
    expect((await make()).code).toBe(CODES.success);
  });
});

describe('imported list', () => {
  beforeEach(async () => {
    await add(owner, GLYCOL, 10);
    await add(owner, GLYCEROL, 20);
  });

  it('brings quantities only, at the prices of the importing buyer', async () => {
    const token = await made('NONE');
    expect((await take(token)).data).toEqual({
      list: { listId: 'first', name: '采购单' },
      taken: 2,
      stood: [],
      left: [],
    });
    const [theirs, own] = [await listOf(owner), await listOf(reader)];
    expect(purchaseLines(own).map(({ lineId, kg }) => [lineId, kg])).toEqual(
      purchaseLines(theirs).map(({ lineId, kg }) => [lineId, kg]),
    );
    expect(own.held?.isOver).toBe(false);
  });

  it('keeps lines already listed, so that a second import changes nothing', async () => {
    await add(reader, GLYCOL, 4);
    const token = await made();
    const before = purchaseLines(await listOf(reader))[0]?.kg;
    const { data } = await take(token);
    expect(data).toMatchObject({ taken: 1, left: [] });
    expect(data.stood).toHaveLength(1);
    const after = await listOf(reader);
    expect(purchaseLines(after)[0]?.kg).toBe(before);
    expect((await take(token)).data).toMatchObject({ taken: 0 });
    expect(await listOf(reader)).toEqual(after);
  });

  it('7.11.10 shows permit goods by name and price, and requires a permit from the importing buyer', async () => {
    await add(owner, TOLUENE, 3);
    const priced = async (show: string) => {
      const { shared } = (await open(await made(show))).data;
      const line = shared?.sheet.lines.find(({ productId }) => productId === TOLUENE);
      return [line?.nameCn, (line?.price?.perKg ?? 0) > 0];
    };
    expect(await Promise.all(['ALL', 'TOTAL', 'NONE'].map(priced))).toEqual([
      ['甲苯', true],
      ['甲苯', false],
      ['甲苯', false],
    ]);
    const firm = await newMember(gateway, 'PASS');
    expect((await take(await made('ALL'), firm)).data.taken).toBe(3);
    const own = purchaseLines(await listOf(firm)).find(({ productId }) => productId === TOLUENE);
    expect([own?.gate, own?.gateAnswer]).toEqual(['PERMIT', 'PAPER_MISSING']);
  });

  it('names goods no longer sold', async () => {
    const token = await made();
    await sell(GLYCEROL, false);
    const { data } = await take(token);
    await sell(GLYCEROL, true);
    expect([data.taken, data.left.length]).toEqual([1, 1]);
    expect((await open(token)).data.shared?.sheet.lines).toHaveLength(2);
  });
});

describe('invalid share request', () => {
  it('7.11.9 is refused for an empty list, without sign-in, for others’ links and malformed input', async () => {
    expect(await make()).toMatchObject({ status: 400, message: '采购单是空的，先加入商品再分享' });
    for (const path of [shareMake.path, shareChange.path, shareImport.path])
      expect((await gateway.post(path, {})).status).toBe(401);
    expect((await gateway.get(shareLinks.path)).status).toBe(401);
    expect(await make('SOME')).toMatchObject({ status: 400, data: { field: 'show' } });
    expect((await act('DELETE', 'x')).status).toBe(400);
    expect((await act('REVOKE', 'nobody’s')).status).toBe(404);
  });
});
