import { quoteDom } from '../../../contract/modes/dom/quote';
import { domSchedule } from '../../../contract/modes/dom/search';
import type { DomQuery } from '../../../domain/modes/dom/address';
import { searchFromQuery } from '../../../domain/modes/dom/asked';
import { DOM_LIST } from '../../../domain/modes/dom/list';
import type { DomOffer } from '../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../domain/modes/dom/search';
import type { Schedule } from './load-schedule';

/** Domestic voyages. The gateway gets the first day wanted. */
export const schedule: Schedule<DomQuery, DomOffer, DomSearch> = {
  wire: domSchedule,
  quote: quoteDom,
  list: DOM_LIST,
  searchOf: searchFromQuery,
};
