import { airAskedIn } from '../domain/modes/air/address';
import { searchOf as airSearchOf } from '../domain/modes/air/asked';
import { domAskedIn } from '../domain/modes/dom/address';
import { searchOf as domSearchOf } from '../domain/modes/dom/asked';
import { cfsAskedIn, searchOf as cfsSearchOf } from '../domain/modes/cfs/address';
import { lclAskedIn } from '../domain/modes/lcl/address';
import { searchOf } from '../domain/modes/lcl/asked';
import { railAskedIn, searchOf as railSearchOf } from '../domain/modes/rail/address';
import { searchOf as tankSearchOf, tankAskedIn } from '../domain/modes/tank/address';
import { whAskedIn, searchOf as whSearchOf } from '../domain/modes/wh/address';
import { flexiAskedIn } from '../domain/modes/flexi/address';
import { searchOf as flexiSearchOf } from '../domain/modes/flexi/asked';
import { firstSearch } from '../domain/offer/first-search';
import { askedIn } from '../domain/offer/sailing-address';
import { queryIn } from '../domain/values/query';
import type { RouteName } from '../domain/routes';
import type { Endpoint } from './endpoint';
import { airSchedule } from './modes/air/search';
import { domSchedule } from './modes/dom/search';
import { flexiSchedule } from './modes/flexi/search';
import { cfsSchedule } from './modes/cfs/search';
import { lclSchedule } from './modes/lcl/search';
import { railSchedule } from './modes/rail/search';
import { tankSchedule } from './modes/tank/search';
import { whSchedule } from './modes/wh/search';
import { etdList } from './sailings';

/** What a page asks the gateway first. */
export type FirstQuestion = { endpoint: Endpoint; payload: object };

type QuestionIn = (search: string, now: number) => FirstQuestion | null;

const questionOf = (endpoint: Endpoint, payload: object | null): FirstQuestion | null =>
  payload && { endpoint, payload };

/** Where search and form share an address, it says which of them is meant. */
const isForm = (search: string): boolean => queryIn(search)['step'] === 'order';

/** By the page a search is on: what an address asks of it, null where that is not complete. A line for each mode. */
export const FIRST_QUESTIONS: Partial<Record<RouteName, QuestionIn>> = {
  shippingFcl: (search, now) => questionOf(etdList, firstSearch(askedIn(search), now)),
  shippingLcl: (search) => questionOf(lclSchedule, isForm(search) ? null : searchOf(lclAskedIn(search))),
  builtInOrder: (search) => questionOf(cfsSchedule, isForm(search) ? null : cfsSearchOf(cfsAskedIn(search))),
  warehouse: (search) => questionOf(whSchedule, whSearchOf(whAskedIn(search))),
  railWayIndex: (search) => questionOf(railSchedule, railSearchOf(railAskedIn(search))),
  fluidBag: (search) => questionOf(flexiSchedule, isForm(search) ? null : flexiSearchOf(flexiAskedIn(search))),
  airLift: (search) => questionOf(airSchedule, airSearchOf(airAskedIn(search))),
  domesticTrade: (search) => questionOf(domSchedule, domSearchOf(domAskedIn(search))),
  tankIndex: (search) => questionOf(tankSchedule, isForm(search) ? null : tankSearchOf(tankAskedIn(search))),
};
