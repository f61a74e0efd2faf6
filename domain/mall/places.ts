import { drivenKm, type OnMap } from '../road/distance';

type Place = OnMap & { code: string };

const readPlaces = (table: string): ReadonlyMap<string, Place> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((row) => {
        const [code = '', lat, lon] = row.split(' ');
        return [code, { code, lat: Number(lat), lon: Number(lon) }];
      }),
  );

export const STORE_SAYS = '请选择发货城市';
export const STOCK_CITIES = ['CNZJG', 'CNTXG', 'CNNSA', 'CNTAO', 'CNNGB', 'CNQZH', 'CNYIK', 'CNLYG'] as const;
export type StockCity = (typeof STOCK_CITIES)[number];

const STORES = readPlaces(`
CNZJG 31.97 120.55
CNTXG 38.98 117.75
CNNSA 22.75 113.6
CNTAO 35.6 119.8
CNNGB 29.93 121.85
CNQZH 21.75 108.6
CNYIK 40.25 122.1
CNLYG 34.74 119.45
`);

export const SEND_CITIES = [
  '3101',
  '3205',
  '3201',
  '3301',
  '3302',
  '3401',
  '3501',
  '3502',
  '3601',
  '3701',
  '3702',
  '4101',
  '4201',
  '4301',
  '4401',
  '4403',
  '4419',
  '4501',
  '5001',
  '5101',
  '6101',
  '1101',
  '1201',
  '1301',
  '2101',
  '2102',
  '2201',
  '2301',
] as const;
export type SendCity = (typeof SEND_CITIES)[number];

const CITIES = readPlaces(`
3101 31.23 121.47
3205 31.3 120.62
3201 32.06 118.8
3301 30.27 120.16
3302 29.87 121.55
3401 31.82 117.23
3501 26.07 119.3
3502 24.48 118.09
3601 28.68 115.86
3701 36.65 117.12
3702 36.07 120.38
4101 34.75 113.62
4201 30.59 114.3
4301 28.23 112.94
4401 23.13 113.26
4403 22.54 114.06
4419 23.02 113.75
4501 22.82 108.32
5001 29.56 106.55
5101 30.57 104.07
6101 34.34 108.94
1101 39.9 116.4
1201 39.13 117.2
1301 38.04 114.51
2101 41.8 123.43
2102 38.91 121.61
2201 43.82 125.32
2301 45.8 126.53
`);

export function roadKm(store: string, city: string): number | null {
  const [from, to] = [STORES.get(store), CITIES.get(city)];
  return from && to ? drivenKm(from, to) : null;
}
