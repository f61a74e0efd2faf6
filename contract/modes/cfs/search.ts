import * as v from 'valibot';

import { type CfsSearch } from '../../../domain/modes/cfs/search';

import { scheduleEndpoint } from '../../offers/offers';
import { cfsEntries } from '../../../domain/modes/cfs/search-shape';
import { between, offer } from '../../../domain/offer/offer-shape';
import { cfsDetail } from '../../../domain/modes/cfs/detail-shape';

const isGoodsNamed = ({ isDanger, unNo }: CfsSearch) => isDanger === 'N' || unNo !== null;
export const namedGoods = <TSearch extends CfsSearch>() => v.check<TSearch, string>(isGoodsNamed, '请选择货物');

export const cfsSearch = v.pipe(v.object(cfsEntries), namedGoods());

export const cfsOffer = v.object({
  ...between,
  arrivesAt: offer.entries.arrivesAt,
  detail: cfsDetail,
});

export const cfsSchedule = scheduleEndpoint({
  mode: 'cfs',
  summary: '某港及邻近的装箱站：能不能装、从截港倒排的最早时段、每小时余车与每半天余 TEU、总价',
  request: cfsSearch,
  offer: cfsOffer,
});
