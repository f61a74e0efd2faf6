import { cityOf } from '../../../domain/places/regions';
import { roadCity, type RoadCity } from '../../../domain/modes/truck/cities';

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

/** Null where no truck of the house drives. */
export const cityAt = (place: string): RoadCity | null => roadCity(cityCodeAt(place)) ?? null;
