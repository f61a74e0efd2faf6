import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { airportList, cityList, portList, stationList } from '../../../../contract/world/ports';
import type { Port } from '../../../../domain/places/ports';
import { CITIES } from '../../../../server/world/ports/cities';
import { SEA_PORTS } from '../../../../server/world/ports/sea-ports';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const list = async (path: string, keyword?: string) =>
  (await gateway.get<Port[]>(keyword === undefined ? path : `${path}?${new URLSearchParams({ keyword }).toString()}`))
    .data;

describe('place lists', () => {
  it.each([
    [portList.path, 68, 'CNSHA'],
    [airportList.path, 24, 'PVG'],
    [stationList.path, 19, 'RXA'],
    [cityList.path, 28, '310100'],
  ])('%s is complete, with base ports first', async (path, count, first) => {
    const all = await list(path);
    expect([all.length, all[0]?.code]).toEqual([count, first]);
  });

  it('mark the base ports and no others', async () => {
    const usual = (await list(portList.path)).filter(({ isBase }) => isBase).map(({ code }) => code);
    expect(usual.join(' ')).toBe(
      'CNSHA CNNGB CNTAO CNTXG CNDLC CNYTN CNNSA HKHKG KRPUS JPTYO SGSIN MYPKG THLCH INNSA AEJEA NLRTM DEHAM BEANR GRPIR USLAX USHOU USNYC BRSSZ',
    );
  });

  it('filter by keyword', async () => {
    expect((await list(portList.path, '汉堡')).map(({ code }) => code)).toEqual(['DEHAM']);
    expect(await list(portList.path, '亚特兰蒂斯')).toEqual([]);
  });

  it('state how a port handles dangerous goods', async () => {
    const [chongqing] = await list(portList.path, 'CNCKG');
    expect(chongqing).toMatchObject({ nameCn: '重庆', dgHandling: 'NONE', line: '长江' });
  });

  it('refuse a too long keyword', async () => {
    expect(await gateway.get(`${portList.path}?keyword=${'a'.repeat(61)}`)).toMatchObject({ status: 400 });
  });
});

describe('place facts', () => {
  it('include transit days from East China, equal within a line', () => {
    const days = new Map(SEA_PORTS.map((port) => [`${port[6]} ${port[9]?.join('–') ?? 'at home'}`, null]));
    expect([...days.keys()]).toEqual([
      '华东 at home',
      '华北 at home',
      '东北 at home',
      '长江 at home',
      '华南 at home',
      '近洋 3–6',
      '东南亚 7–13',
      '印巴 16–24',
      '中东 20–28',
      '红海 26–36',
      '欧洲 34–45',
      '地中海 32–42',
      '北美西 14–20',
      '北美东/美湾 30–40',
      '中南美西 24–36',
      '南美东 34–42',
      '非洲 28–42',
      '澳新 14–22',
    ]);
  });

  /** Straight-line distances in kilometres. */
  it.each([
    ['310100', '320500', 83],
    ['310100', '420100', 690],
    ['420100', '500100', 748],
    ['510100', '610100', 606],
    ['120100', '210200', 382],
    ['440100', '350200', 512],
  ])('locate the city %s at its real distance from %s', (from, to, kilometres) => {
    const [one, other] = [from, to].map((code) => CITIES.find((city) => city[0] === code));
    if (!one || !other) throw new Error('there is no such city');
    const [north, east] = [one[6] - other[6], (one[7] - other[7]) * Math.cos((one[6] * Math.PI) / 180)];
    expect(Math.abs(Math.hypot(north, east) * 111.2 - kilometres)).toBeLessThan(25);
  });
});
