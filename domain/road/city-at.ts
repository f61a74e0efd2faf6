import { cityOf } from '../places/regions';

/** In which city of the road a port, an airport or a station lies. */
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

/** By the code of its region; that of a store is written with two digits more. */
export const cityCodeAt = (place: string): string => CITY_AT.get(place) ?? cityOf(place);

/** Trains leave from inland; null where there is no station in the city of a place. */
export function stationBeside(place: string): string | null {
  const city = cityCodeAt(place);
  return [...CITY_AT].find(([code, other]) => other === city && /^R[A-Z]{2}$/.test(code))?.[0] ?? null;
}
