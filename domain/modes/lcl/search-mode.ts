import { offerAnswer, type Answer } from '../../offer/answer';
import { askedAddress, type AskedAbout } from '../../offer/sailing-address';
import type { SearchMode } from '../../offer/search-mode';
import { routePath } from '../../routes';
import { enquiryAddress, LCL_LIST } from './list';
import type { LclOffer } from './quote';
import { isGeneralTyped, type LclQuery, lclQuestion, type LclSearch } from './search';

const inBar = ({ org, dst, isDanger, etd, rows }: LclQuery): AskedAbout => ({
  org,
  dst,
  isDanger,
  unNo: rows.find((row) => row.unNo !== '' && !isGeneralTyped(row))?.unNo ?? null,
  goods: null,
  etd,
});

const isRowFilled = (row: LclQuery['rows'][number]): boolean => Object.values(row).some((part) => part !== '');

const OFF: readonly Answer[] = ['N', '0'];

const IN_ORDER = ['org', 'dst', 'rows', 'most'];

export const LCL_SEARCH: SearchMode<LclQuery, LclOffer, LclSearch> = {
  id: 'LCL',
  list: LCL_LIST,
  asked: lclQuestion.asked,
  isBlank: ({ org, dst, rows }) => org === null && dst === null && !rows.some(isRowFilled),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing(asked) {
    const missing = lclQuestion.missing(asked);
    return IN_ORDER.filter((part) => missing.includes(part));
  },
  etd: ({ etd }) => etd,
  inBar,
  widened: (asked) =>
    asked.etd === null ? null : lclQuestion.address(routePath('shippingLcl'), { ...asked, etd: null }),
  enquiryAt(asked) {
    const search = lclQuestion.searchOf(asked);
    return search === null ? askedAddress(routePath('enquiryFcl'), inBar(asked)) : enquiryAddress(search, asked.etd);
  },
  hasPrice: (offer) => offer.price !== null || offer.state === 'CLOSED' || OFF.includes(offerAnswer(offer)),
};
