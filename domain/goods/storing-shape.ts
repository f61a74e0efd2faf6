import * as v from 'valibot';

import { VERDICT_LEVELS } from './verdict';
import { STORED_WHYS } from './storing';

const level = v.picklist(VERDICT_LEVELS);

export const storageVerdict = v.object({ level, why: v.picklist(STORED_WHYS) });
