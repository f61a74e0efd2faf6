import { cityCode } from '../places/regions';

const TABLE = `
3101 CNSHA PVG
3205 CNTAG CNZJG RSZ
3201 CNNKG
3302 CNNGB
3502 CNXMN
3702 CNTAO
3207 CNLYG
4101 CGO RZZ
4201 CNWUH RWH
4401 CNNSA CAN
5001 CNCKG RCQ
5101 TFU RCD
6101 RXA
1101 PEK
1201 CNTXG
4507 CNQZH
2108 CNYIK
2102 CNDLC
`;

const CITY_AT = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const [city = '', ...places] = row.split(' ');
      return places.map((place) => [place, city] as const);
    }),
);

/** City code of a place; a store code has two more digits. */
export const cityCodeAt = (place: string): string => CITY_AT.get(place) ?? cityCode(place);

/** Station in the city of an inland place; null when there is none. */
export function stationBeside(place: string): string | null {
  const city = cityCodeAt(place);
  return [...CITY_AT].find(([code, other]) => other === city && /^R[A-Z]{2}$/.test(code))?.[0] ?? null;
}
