import * as v from 'valibot';

import { DG_HANDLING, type PortKind } from '../../domain/places/ports';
import { endpoint } from '../wire/endpoint';

export const port = v.object({
  code: v.string(),
  nameCn: v.string(),
  nameEn: v.string(),
  pinyin: v.string(),
  initials: v.string(),
  country: v.string(),
  line: v.string(),
  isBase: v.boolean(),
  dgHandling: v.nullable(v.picklist(DG_HANDLING)),
  cities: v.optional(v.array(v.object({ nameCn: v.string(), km: v.number() }))),
});

type ListOf<TKind extends PortKind> = { of: TKind; summary: string };

const portListEndpoint = <TKind extends PortKind>({ of, summary }: ListOf<TKind>) =>
  endpoint({
    summary,
    method: 'GET',
    path: `/api-basic/${of}/list` as const,
    request: v.object({ keyword: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
    reply: v.array(port),
    access: 'public',
    urlSafe: true,
  });

export const portList = portListEndpoint({ summary: '海港：中文、拼音、首字母、英文、代码均可查', of: 'port' });
export const airportList = portListEndpoint({ summary: '机场', of: 'airport' });
export const stationList = portListEndpoint({ summary: '铁路场站', of: 'station' });
export const cityList = portListEndpoint({ summary: '有危化品仓库的城市', of: 'city' });
export const roadCityList = portListEndpoint({ summary: '危化整车提货与卸货的城市', of: 'roadCity' });
