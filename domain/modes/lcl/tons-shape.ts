import * as v from 'valibot';

import { TON_BASES } from './tons';

export const tons = v.object({ m3: v.number(), t: v.number(), charged: v.number(), basis: v.picklist(TON_BASES) });
