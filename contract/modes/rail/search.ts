import * as v from 'valibot';

import { type RailSearch } from '../../../domain/modes/rail/search';

import { dedupedScheduleEndpoint } from '../../offers/said-once';
import { differentPorts } from '../../offers/sailings';
import { railEntries } from '../../../domain/modes/rail/search-shape';
import { between } from '../../../domain/offer/offer-shape';
import { railDetail } from '../../../domain/modes/rail/detail-shape';

/** Dangerous goods are identified by UN number, others by name. */
export const soundGoods = <TSearch extends RailSearch>() =>
  v.check<TSearch, string>(({ isDanger, unNo }) => (unNo === null) === (isDanger === 'N'), '危险品需填写 UN 编号');

export const railSearch = v.pipe(v.object(railEntries), differentPorts(), soundGoods());

export const railOffer = v.object({
  ...between,
  detail: railDetail,
});

export const railSchedule = dedupedScheduleEndpoint({
  mode: 'rail',
  summary: '班列：四周内每班的总价、余箱、口岸与换轨、冬季与危险品结论',
  request: railSearch,
  detail: railDetail,
});
