import * as v from 'valibot';

import { type DomSearch } from '../../../domain/modes/dom/search';
import { CONTAINERS } from '../../../domain/offer/containers';
import { scheduleEndpoint } from '../../offers/offers';
import { differentPorts } from '../../offers/sailings';
import { domEntries } from '../../../domain/modes/dom/search-shape';
import { between } from '../../../domain/offer/offer-shape';
import { domDetail } from '../../../domain/modes/dom/detail-shape';

export const withinPayload = <TSearch extends DomSearch>() =>
  v.check<TSearch, string>(({ boxType, kg }) => kg <= CONTAINERS[boxType].payloadKg, '单箱货重超过箱型最大载重');

export const domSearch = v.pipe(v.object(domEntries), differentPorts(), withinPayload());

export const domOffer = v.object({
  ...between,
  detail: domDetail,
});

export const domSchedule = scheduleEndpoint({
  mode: 'dom',
  summary: '内贸海运班期：所选日期起八周内每班的含税总价、截止时间、余箱与接载结论',
  request: domSearch,
  offer: domOffer,
});
