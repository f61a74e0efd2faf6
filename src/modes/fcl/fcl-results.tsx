import { offerFromSailing, vesselName } from '../../../domain/modes/fcl/detail';
import { FCL_LIST } from '../../../domain/modes/fcl/list';
import type { Sailing } from '../../../domain/offer/sailing';
import { routePath } from '../../../domain/routes';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createResults, type ChoiceProps } from '../../frame/results';
import { Sailings } from './sailings/sailings';

const Choice = ({ offer: sailing, isFirst, enquiry, actor }: ChoiceProps<Sailing>) => (
  <QuoteChoice
    offer={offerFromSailing(sailing)}
    name={sailing.vessel}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={routePath('shippingFclOrder')}
    actor={actor}
  />
);

export const FclResults = createResults({ list: FCL_LIST, nameOf: vesselName, Board: Sailings, Choice });
