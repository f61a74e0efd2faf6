import * as v from 'valibot';

import { calendar } from './calendar';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';

export const workingDays = endpoint({
  summary: '节假日与补班日，按年；工作时限按此计算',
  method: 'GET',
  path: '/api-basic/workingDays',
  request: nothing,
  reply: v.object({ calendar }),
  access: 'public',
  urlSafe: true,
});
