import { unitNotice } from './equipment/notices';
import type { AfterNotice } from './notice';
import { stayNotice } from './stay/notices';

export const AFTER_NOTICES: readonly AfterNotice[] = [stayNotice, unitNotice];
