import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { airportList, cityList, portList, stationList } from '../../../contract/ports';
import type { Port } from '../../../domain/places/ports';
import { openTestGateway, type TestGateway } from '../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const list = async (path: string, keyword?: string) =>
  (await gateway.get<Port[]>(keyword === undefined ? path : `${path}?${new URLSearchParams({ keyword }).toString()}`))
    .data;

describe('the lists of places', () => {
  it.each([
    [portList.path, 68, 'CNSHA'],
    [airportList.path, 24, 'PVG'],
    [stationList.path, 19, 'RXA'],
    [cityList.path, 28, '310100'],
  ])('%s has all of them, the usual ones first', async (path, count, first) => {
    const all = await list(path);
    expect([all.length, all[0]?.code]).toEqual([count, first]);
  });

  it('are narrowed by a keyword', async () => {
    expect((await list(portList.path, '汉堡')).map(({ code }) => code)).toEqual(['DEHAM']);
    expect(await list(portList.path, '亚特兰蒂斯')).toEqual([]);
  });

  it('say what a port does with dangerous goods', async () => {
    const [chongqing] = await list(portList.path, 'CNCKG');
    expect(chongqing).toMatchObject({ nameCn: '重庆', dgHandling: 'NONE', line: '长江' });
  });

  it('refuse a novel', async () => {
    expect(await gateway.get(`${portList.path}?keyword=${'a'.repeat(61)}`)).toMatchObject({ status: 400 });
  });
});
