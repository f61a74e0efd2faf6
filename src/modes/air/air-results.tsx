import { AIR_LIST, isAir, enquiryAddress } from '../../../domain/modes/air/list';
import { momentWords } from '../../copy/words/moment-words';
import { createBoard, createResults } from '../../frame/results';
import { FlightChoice } from './flight-choice';
import { FlightsView } from './flights';
import { airUnit } from '../../../domain/goods/air/limit';
import type { AirRowPart, AirSearch } from '../../../domain/modes/air/search';
import type { Day } from '../../../domain/values/days';
import { airBoardCopy } from '../../copy/modes/air/board';
import { airSearchCopy } from '../../copy/modes/air/search';

type PartValue = readonly [part: AirRowPart, value: string | number | null];

const sizesText = ({ sizes }: AirSearch): string =>
  sizes.map(({ l, w, h, pieces }) => [l, w, h, pieces].join('×')).join(', ');

/** Quantities; none for an example, which is no real cargo. */
const enquiredAmounts = (search: AirSearch): PartValue[] =>
  search.isTrial
    ? []
    : [
        ['pieces', search.pieces],
        ['kg', search.kg],
        ['m3', search.m3],
        ['size', sizesText(search) || null],
      ];

const enquiredGoods = ({ unNo, group, percent, net, soc, wh }: AirSearch): PartValue[] => [
  ['unNo', unNo],
  ['group', group],
  ['percent', percent],
  ['net', net === null ? null : `${net} ${airUnit(unNo ?? '') ?? ''}`.trim()],
  ['soc', soc],
  ['wh', wh],
];

/** Enquiry address. The form has no fields for airports and packages, so they go into its text. */
export function airEnquiryAddress(search: AirSearch, day: Day | null): string {
  const said = [...enquiredGoods(search), ...enquiredAmounts(search)].flatMap(([part, value]) =>
    value === null ? [] : [`${airSearchCopy.card.parts[part]} ${value}`],
  );
  const ask = airBoardCopy.enquired(search.orgPortCode, search.dstPortCode, day, said);
  return `${enquiryAddress(search, day)}&ask=${encodeURIComponent(ask)}`;
}

export { LadderLine } from './ladder-line';

export const AirResults = createResults({
  list: { ...AIR_LIST, enquiryAt: airEnquiryAddress },
  nameOf: (offer) => `${isAir(offer) ? offer.detail.flight : ''} ${momentWords(offer.leavesAt ?? '').date}`.trim(),
  Board: createBoard(AIR_LIST, FlightsView),
  Choice: FlightChoice,
});
