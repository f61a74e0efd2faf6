import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { regionList } from '../../../../contract/world/regions';
import { isDistrictCode, type Region } from '../../../../domain/places/regions';
import { isDistrict, regionsBelow } from '../../../../server/world/regions/regions';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const below = async (parent: string) =>
  (await gateway.get<Region[]>(`${regionList.path}?${new URLSearchParams({ parent }).toString()}`)).data;

describe('regions of truck service', () => {
  it('are listed by level, from province to district', async () => {
    const provinces = (await gateway.get<Region[]>(regionList.path)).data;
    expect(provinces).toHaveLength(31);
    expect(provinces).toContainEqual({ code: '33', name: '浙江省' });
    expect(await below('33')).toContainEqual({ code: '3302', name: '宁波市' });
    expect(await below('3302')).toContainEqual({ code: '330206', name: '北仑区' });
  });

  it('have a name, a code below their parent, and no duplicates', () => {
    const provinces = regionsBelow('') ?? [];
    const cities = provinces.flatMap(({ code }) => regionsBelow(code) ?? []);
    const districts = cities.flatMap(({ code }) => regionsBelow(code) ?? []);
    expect([provinces.length, cities.length, districts.length]).toEqual([31, 342, 3056]);
    expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length);
    for (const { code, name } of districts) {
      expect(isDistrictCode(code), code).toBe(true);
      expect(isDistrict(code), code).toBe(true);
      expect(name, code).toMatch(/^\p{Script=Han}+$/u);
    }
  });

  it.each(['99', '3399', '00'])('answer 404 below the unknown region %s', async (parent) => {
    expect(await gateway.get(`${regionList.path}?parent=${parent}`)).toMatchObject({ status: 404 });
  });

  it.each(['330206', '3', '33 ', "33' or '1'='1", '__proto__', 'constructor', '９９', '3'.repeat(9_999)])(
    'are refused for %s',
    async (parent) => {
      const reply = await gateway.get(`${regionList.path}?${new URLSearchParams({ parent }).toString()}`);
      expect(reply).toMatchObject({ status: 400, code: CODES.badRequest });
    },
  );

  it.each(['', '33', '3302', '330200', '999999', '110105 ', 'constructor'])('%s is not a district', (code) => {
    expect(isDistrict(code)).toBe(false);
  });
});

describe('cached region list', () => {
  it('answers 304 for a matching ETag, and in full otherwise', async () => {
    const path = `${regionList.path}?parent=33`;
    const first = await gateway.request(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const again = await gateway.request(path, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await gateway.request(`${regionList.path}?parent=11`, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  it('is not cached when refused', async () => {
    const reply = await gateway.request(`${regionList.path}?parent=99`);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});
