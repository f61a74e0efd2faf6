import * as v from 'valibot';

import { DETAIL } from '../../../domain/modes/air/detail-shape';
import { type AirSearch } from '../../../domain/modes/air/search';
import { scheduleEndpoint } from '../../offers/offers';
import { differentPorts } from '../../offers/sailings';
import { airEntries } from '../../../domain/modes/air/search-shape';
import { between } from '../../../domain/offer/offer-shape';

const isUnNoConsistent = ({ isDanger, unNo }: AirSearch) => (unNo === null) === (isDanger === 'N');
const isMeasured = ({ sizes, m3 }: AirSearch) => sizes.length > 0 || m3 !== null;
const isCounted = ({ sizes, pieces }: AirSearch) =>
  sizes.length === 0 || sizes.reduce((all, one) => all + one.pieces, 0) === pieces;

export const soundGoods = <TSearch extends AirSearch>() =>
  v.check<TSearch, string>(
    (search) => isUnNoConsistent(search) && isMeasured(search) && isCounted(search),
    '危险品需填写 UN 编号；尺寸或体积需填写，尺寸件数与总件数需一致',
  );

export const airSearch = v.pipe(v.object(airEntries), differentPorts(), soundGoods());

export const airDetail = DETAIL;

export const airOffer = v.object({
  ...between,
  detail: airDetail,
});

export const airSchedule = scheduleEndpoint({
  mode: 'air',
  summary: '空运航班：两周内每班的总价、截止时间、舱位与客机货机结论',
  request: airSearch,
  offer: airOffer,
});
