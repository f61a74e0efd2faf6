import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { servicePrices } from '../../domain/desk/price-shape';
import { calendar } from '../../domain/values/days-off-shape';

export const workingDays = endpoint({
  summary: '节假日与补班日，按年，工作时限按此计算；危品服务的价目',
  method: 'GET',
  path: '/api-basic/workingDays',
  request: nothing,
  reply: v.object({ calendar, prices: servicePrices }),
  access: 'public',
  urlSafe: true,
});
