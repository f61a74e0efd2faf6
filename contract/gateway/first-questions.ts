import { isBoardAddress, readMallQuestion, questionParameters } from '../../domain/mall/asked';
import { AIR_SEARCH } from '../../domain/modes/air/search-mode';
import { searchFromAirQuery as airSearchOf } from '../../domain/modes/air/asked';
import { CFS_SEARCH } from '../../domain/modes/cfs/search-mode';
import { searchFromCfsQuery as cfsSearchOf } from '../../domain/modes/cfs/address';
import { DOM_SEARCH } from '../../domain/modes/dom/search-mode';
import { searchFromQuery as domSearchOf } from '../../domain/modes/dom/asked';
import { FCL_SEARCH } from '../../domain/modes/fcl/search-mode';
import { FLEXI_SEARCH } from '../../domain/modes/flexi/search-mode';
import { searchFromQuery as flexiSearchOf } from '../../domain/modes/flexi/asked';
import { LCL_SEARCH } from '../../domain/modes/lcl/search-mode';
import { lclQuestion } from '../../domain/modes/lcl/search';
import { RAIL_SEARCH } from '../../domain/modes/rail/search-mode';
import { searchFromQuery as railSearchOf } from '../../domain/modes/rail/address';
import { TANK_SEARCH } from '../../domain/modes/tank/search-mode';
import { tankQuestion } from '../../domain/modes/tank/search';
import { TRUCK_SEARCH } from '../../domain/modes/truck/search-mode';
import { truckQuestion } from '../../domain/modes/truck/search';
import { WH_SEARCH } from '../../domain/modes/wh/search-mode';
import { whQuestion } from '../../domain/modes/wh/search';
import { firstSearch } from '../../domain/offer/first-search';
import type { SearchMode } from '../../domain/offer/search-mode';
import { addressIn } from '../../domain/offer/address-query';
import type { RouteName } from '../../domain/routes';
import type { Endpoint } from '../wire/endpoint';
import { mallBoard } from '../mall/mall';
import { airSchedule } from '../modes/air/search';
import { domSchedule } from '../modes/dom/search';
import { flexiSchedule } from '../modes/flexi/search';
import { cfsSchedule } from '../modes/cfs/search';
import { lclSchedule } from '../modes/lcl/search';
import { railSchedule } from '../modes/rail/search';
import { tankSchedule } from '../modes/tank/search';
import { truckSchedule } from '../modes/truck/search';
import { whSchedule } from '../modes/wh/search';
import { etdList } from '../offers/sailings';
import { buildSearchNames, searchNames } from '../world/search-names';

/** Request that a page sends to the gateway first. */
export type FirstQuestion = { endpoint: Endpoint; payload: object };

/** The request for offers comes first: without it the others are not sent. */
type QuestionsIn = (search: string, now: number) => readonly FirstQuestion[];

const asking =
  <TAsked>(
    endpoint: Endpoint,
    { id, asked, inBar }: Pick<SearchMode<TAsked, never, never>, 'id' | 'asked' | 'inBar'>,
    questionOf: (asked: TAsked, now: number) => object | null,
  ): QuestionsIn =>
  (search, now) => {
    const payload = isForm(search) ? null : questionOf(asked(search), now);
    if (!payload) return [];
    return [
      { endpoint, payload },
      { endpoint: searchNames, payload: buildSearchNames(id, inBar(asked(search))) },
    ];
  };

const isForm = (search: string): boolean => addressIn(search).step === 'order';

/** The shop lists goods for any address, if the address means the list and not a product. */
const shopping: QuestionsIn = (search) =>
  isBoardAddress(search) ? [{ endpoint: mallBoard, payload: questionParameters(readMallQuestion(search)) }] : [];

/** First requests by the route of a search page; none if the address is incomplete. One line per mode. */
export const FIRST_QUESTIONS: Partial<Record<RouteName, QuestionsIn>> = {
  shippingFcl: asking(etdList, FCL_SEARCH, firstSearch),
  shippingLcl: asking(lclSchedule, LCL_SEARCH, lclQuestion.searchOf),
  builtInOrder: asking(cfsSchedule, CFS_SEARCH, cfsSearchOf),
  warehouse: asking(whSchedule, WH_SEARCH, whQuestion.searchOf),
  railWayIndex: asking(railSchedule, RAIL_SEARCH, railSearchOf),
  fluidBag: asking(flexiSchedule, FLEXI_SEARCH, flexiSearchOf),
  airLift: asking(airSchedule, AIR_SEARCH, airSearchOf),
  domesticTrade: asking(domSchedule, DOM_SEARCH, domSearchOf),
  tankIndex: asking(tankSchedule, TANK_SEARCH, tankQuestion.searchOf),
  business: shopping,
  truck: asking(truckSchedule, TRUCK_SEARCH, truckQuestion.searchOf),
};
