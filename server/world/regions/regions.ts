import { NOWHERE, type Region } from '../../../domain/places/regions';
import { REGIONS_TABLE } from './regions-table';

/** `05朝阳区` below `1101` is 朝阳区, 110105. */
function readRegion(words: string, parent: string): Region {
  const [digits = ''] = /^\d+/.exec(words) ?? [];
  return { code: `${parent}${digits}`, name: words.slice(digits.length) };
}

const BELOW = new Map<string, Region[]>([[NOWHERE, []]]);

for (const line of REGIONS_TABLE.trim().split('\n')) {
  const [name = '', ...cities] = line.split(';');
  const province = readRegion(name, NOWHERE);
  BELOW.get(NOWHERE)?.push(province);
  const below = cities.map((words) => {
    const [own = '', districts = ''] = words.split(':');
    const city = readRegion(own, province.code);
    BELOW.set(
      city.code,
      districts.split(',').map((district) => readRegion(district, city.code)),
    );
    return city;
  });
  BELOW.set(province.code, below);
}

export const regionsBelow = (parent: string): readonly Region[] | undefined => BELOW.get(parent);

const DISTRICTS = new Set(
  [...BELOW].flatMap(([parent, below]) => (parent.length === 4 ? below : [])).map(({ code }) => code),
);

export const isDistrict = (code: string): boolean => DISTRICTS.has(code);

const CITY_ITSELF = '市辖区';

export const regionName = (code: string): string =>
  [2, 4, 6]
    .flatMap((digits) => {
      const parent = digits === 2 ? NOWHERE : code.slice(0, digits - 2);
      return BELOW.get(parent)?.find((region) => region.code === code.slice(0, digits))?.name ?? [];
    })
    .filter((name) => name !== CITY_ITSELF)
    .join('');
