import * as v from 'valibot';

import { DG_HANDLING, type PortKind } from '../domain/places/ports';
import { endpoint } from './endpoint';

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

const listOf = (path: `/api-basic/${PortKind}/list`, summary: string) =>
  endpoint({
    summary,
    method: 'GET',
    path,
    request: v.object({ keyword: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
    reply: v.array(port),
    access: 'public',
    urlSafe: true,
  });

export const portList = listOf('/api-basic/port/list', '海港：中文、拼音、首字母、英文、代码均可查');
export const airportList = listOf('/api-basic/airport/list', '机场');
export const stationList = listOf('/api-basic/station/list', '铁路场站');
export const cityList = listOf('/api-basic/city/list', '有危化品仓库的城市');
export const roadCityList = listOf('/api-basic/roadCity/list', '危化整车提货与卸货的城市');
