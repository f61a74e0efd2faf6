import { quoteCfs } from '../../../contract/modes/cfs/quote';
import { cfsSchedule } from '../../../contract/modes/cfs/search';
import { searchFromCfsQuery, type CfsQuery } from '../../../domain/modes/cfs/address';
import type { CfsOffer } from '../../../domain/modes/cfs/quote';
import type { CfsSearch } from '../../../domain/modes/cfs/search';
import { CFS_LIST } from '../../../domain/modes/cfs/search-mode';
import type { Schedule } from './load-schedule';

export const schedule: Schedule<CfsQuery, CfsOffer, CfsSearch> = {
  wire: cfsSchedule,
  quote: quoteCfs,
  list: CFS_LIST,
  searchOf: searchFromCfsQuery,
};
