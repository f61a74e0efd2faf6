import { offerAnswer, type Answer } from '../../offer/answer';
import { pouredEnquiryAddress } from '../../offer/enquiry-of';
import type { AskedAbout } from '../../offer/sailing-address';
import type { SearchMode } from '../../offer/search-mode';
import { routePath } from '../../routes';
import { flexiAddress, readFlexiQuery } from './address';
import { missingParts, type FlexiQuery } from './asked';
import { FLEXI_LIST } from './list';
import type { FlexiOffer } from './quote';
import type { FlexiSearch } from './search';

const inBar = ({ org, dst, isDanger, row, etd }: FlexiQuery): AskedAbout => ({
  org,
  dst,
  isDanger,
  unNo: row.unNo === '' ? null : row.unNo,
  goods: row.goods === '' ? null : row.goods,
  etd,
});

/** Refused goods wait for no price. */
const OFF: readonly Answer[] = ['N', '0'];

export const FLEXI_SEARCH: SearchMode<FlexiQuery, FlexiOffer, FlexiSearch> = {
  id: 'FLEXI',
  list: FLEXI_LIST,
  asked: readFlexiQuery,
  isBlank: ({ org, dst, row }) => org === null && dst === null && row.unNo === '' && row.goods === '',
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: missingParts,
  etd: ({ etd }) => etd,
  inBar,
  widened: (asked) => (asked.etd === null ? null : flexiAddress(routePath('fluidBag'), { ...asked, etd: null })),
  enquiryAt: (asked) => {
    const { density: rho, loadTemp: t, tons: q } = asked.row;
    return pouredEnquiryAddress(inBar(asked), { tool: 'bag', d: asked.isDanger, rho, t, q });
  },
  hasPrice: (offer) => offer.price !== null || offer.state === 'CLOSED' || OFF.includes(offerAnswer(offer)),
};
