import { quoteLcl } from '../../../contract/modes/lcl/quote';
import { lclSchedule } from '../../../contract/modes/lcl/search';
import { LCL_LIST } from '../../../domain/modes/lcl/list';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
import { type LclQuery, lclQuestion, type LclSearch } from '../../../domain/modes/lcl/search';
import type { Schedule } from './load-schedule';

/** LCL departures; those that take the same goods serve as alternatives. */
export const schedule: Schedule<LclQuery, LclOffer, LclSearch> = {
  wire: lclSchedule,
  quote: quoteLcl,
  list: LCL_LIST,
  searchOf: lclQuestion.searchOf,
  from: ({ etd }) => etd,
  isOther: ({ acceptance: { level } }) => level === 'PASS' || level === 'PASS_CHECK_DGL',
};
