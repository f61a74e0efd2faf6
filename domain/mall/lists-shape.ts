import * as v from 'valibot';

import { readonlyList } from '../shape/trade';

export const brought = v.object({ taken: v.number(), stood: readonlyList(v.string()), left: readonlyList(v.string()) });
