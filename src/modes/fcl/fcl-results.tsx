import { offerOf, vesselOf } from '../../../domain/modes/fcl/detail';
import { FCL_LIST } from '../../../domain/modes/fcl/list';
import type { Sailing } from '../../../domain/offer/sailing';
import { pathOf } from '../../../domain/routes';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { resultsOf, type ChoiceProps } from '../../frame/results';
import { Sailings } from './sailings/sailings';

const Choice = ({ offer: sailing, isFirst, enquiry, actor }: ChoiceProps<Sailing>) => (
  <QuoteChoice
    offer={offerOf(sailing)}
    name={sailing.vessel}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={pathOf('shippingFclOrder')}
    actor={actor}
  />
);

export const FclResults = resultsOf({ list: FCL_LIST, nameOf: vesselOf, Board: Sailings, Choice });
