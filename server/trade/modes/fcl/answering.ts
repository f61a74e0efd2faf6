import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclRates } from '../../../../domain/modes/fcl/rates';
import type { SailingSearch } from '../../../../domain/offer/sailing';
import { countBoxes } from '../../../../domain/order/blocks/load';
import { DOLLAR } from '../../../../domain/values/money';
import { searchLane } from '../../sea/schedule';
import type { ModeAnswers } from '../answering';
import { answerRates } from './rates';

/** US dollars per box type, also where the house has no tariff. */
export const fclAnswering: ModeAnswers<SailingSearch, FclForm, FclRates> = {
  currency: DOLLAR,
  search({ orgPortCode, dstPortCode, isDanger, goods, boxes }) {
    const unNo = goods[0]?.unNo.trim() ?? '';
    const asked = { orgPortCode, dstPortCode, isDanger, boxes: [...countBoxes(boxes)] };
    return isDanger === 'Y' && unNo !== '' ? { ...asked, unNo } : asked;
  },
  units: ({ boxes }) => [...new Set(boxes.map(({ type }) => type))],
  begun: ({ boxes, setC }) => ({ boxes, reeferC: setC }),
  rates(search, prices) {
    const lane = searchLane(search);
    return lane ? answerRates(lane.line, prices, search) : null;
  },
};
