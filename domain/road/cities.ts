import { drivenKm, type OnMap } from './distance';

/** Area and hours closed to dangerous goods trucks. */
type CityBan = { area: string; from: number; until: number };
export type RoadCity = OnMap & { code: string; nameCn: string; ban: CityBan | null };

/** Region code, name, degrees north and east; closed area with its hours. Demonstration data. */
const ROWS = `
3101 上海市 31.23 121.47 外环以内 0 24
3205 苏州市 31.3 120.62
3201 南京市 32.06 118.8 绕城以内 7 21
3301 杭州市 30.27 120.16 绕城以内 7 22
3302 宁波市 29.87 121.55
3401 合肥市 31.82 117.23
3502 厦门市 24.48 118.09
3601 南昌市 28.68 115.86
3701 济南市 36.65 117.12
3702 青岛市 36.07 120.38
4101 郑州市 34.75 113.62
4201 武汉市 30.59 114.3 三环以内 0 24
4301 长沙市 28.23 112.94
4401 广州市 23.13 113.26 环城高速以内 7 22
4501 南宁市 22.82 108.32
5001 重庆市 29.56 106.55 内环以内 7 22
5101 成都市 30.57 104.07 四环以内 6 22
6101 西安市 34.34 108.94
1101 北京市 39.9 116.4 六环以内 0 24
1201 天津市 39.13 117.2
2101 沈阳市 41.8 123.43
2102 大连市 38.91 121.61
3304 嘉兴市 30.75 120.76
3206 南通市 31.98 120.89
3207 连云港市 34.6 119.22
3703 淄博市 36.81 118.05
3705 东营市 37.43 118.67
4413 惠州市 23.11 114.42
`;

function readCity(row: string): RoadCity {
  const [code = '', nameCn = '', lat, lon, area, from, until] = row.split(' ');
  const ban = area === undefined ? null : { area, from: Number(from), until: Number(until) };
  return { code, nameCn, lat: Number(lat), lon: Number(lon), ban };
}

/** Region code of a city: `310100` for `3101`. */
export const regionOfCity = (code: string): string => `${code}00`;

export const ROAD_CITIES: readonly RoadCity[] = ROWS.trim().split('\n').map(readCity);

const BY_CODE: ReadonlyMap<string, RoadCity> = new Map(ROAD_CITIES.map((city) => [city.code, city]));

export const roadCity = (code: string): RoadCity | undefined => BY_CODE.get(code);

/** Road distance between two cities of our network; null when one is not in it. */
export function kmBetween(from: string, to: string): number | null {
  const [one, other] = [roadCity(from), roadCity(to)];
  return one && other ? drivenKm(one, other) : null;
}

/** Distance along the stops in order; null when one is not in our network. */
export function wayKm(stops: readonly string[]): number | null {
  const legs = stops.slice(1).map((stop, at) => kmBetween(stops[at] ?? '', stop));
  return legs.some((km) => km === null) ? null : legs.reduce<number>((sum, km) => sum + (km ?? 0), 0);
}
