import * as v from 'valibot';

import { readonlyList } from '../shape/trade';
import { STAFF_ROLES } from './roles';

export const person = v.object({
  staffId: v.string(),
  login: v.string(),
  name: v.string(),
  roles: readonlyList(v.picklist(STAFF_ROLES)),
});
