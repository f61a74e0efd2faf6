import * as v from 'valibot';

import { scheduleEndpoint } from '../../offers/offers';
import { differentPorts } from '../../offers/sailings';
import { flexiEntries } from '../../../domain/modes/flexi/search-shape';
import { between } from '../../../domain/offer/offer-shape';
import { flexiDetail } from '../../../domain/modes/flexi/detail-shape';

export const flexiSearch = v.pipe(v.object(flexiEntries), differentPorts());

export const flexiOffer = v.object({
  ...between,
  detail: flexiDetail,
});

export const flexiSchedule = scheduleEndpoint({
  mode: 'flexi',
  summary: '液袋：各供应商在各航次的袋型、装载量、承运人限重、加热与安装日、总价',
  request: flexiSearch,
  offer: flexiOffer,
});
