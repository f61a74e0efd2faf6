import { lclSchedule } from '../../../contract/modes/lcl';
import type { Clock } from '../../clock';
import type { Route } from '../../http/route';
import { serve } from '../../http/serve';
import type { TakingsWatch } from '../../takings/watch';
import { searchLcl } from './search';
import { worldFor } from './world';

/** Shared boxes: what leaves, what it costs, and who is in the box already. */
export const lclRoutes = (takings: TakingsWatch, clock: Clock): Route[] => [
  serve(lclSchedule, async (search) => {
    const { days, offers } = searchLcl(search, await worldFor(search, takings, clock));
    return { days, offers };
  }),
];
