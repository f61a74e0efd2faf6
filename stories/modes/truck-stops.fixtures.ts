import type { TruckForm } from '../../domain/modes/truck/form';
import type { TruckSearch } from '../../domain/modes/truck/search';
import { quoteOf, SEARCH, truckOn } from './truck.fixtures';

/** Via Nanjing, where more is loaded, and Hefei, where some is unloaded. */
export const STOPPED: TruckSearch = { ...SEARCH, pick2: '3201', via1: '3401' };
export const STOPPING = truckOn('BOX13', { search: STOPPED });
export const STOPS_QUOTE = quoteOf(STOPPING, STOPPED);

export const MET: Partial<TruckForm> = {
  stop1Address: '江北新区新材料大道 6 号',
  stop1Contact: '温工',
  stop1Phone: '13800000004',
  stop2Address: '肥东县化工园区 3 号库',
  stop2Contact: '傅工',
  stop2Phone: '13800000005',
};
