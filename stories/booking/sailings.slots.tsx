import { fn } from 'storybook/test';

import { offerOf } from '../../domain/modes/fcl/detail';
import type { Sailing } from '../../domain/offer/sailing';
import { QuoteChoiceView } from '../../src/features/quoting/quote-choice';

const asleep = { choose: fn(), seekAlternatives: fn(), renew: fn() };

/** The press on a sailing, as it stands while nothing is under way. */
export const choiceOf = (sailing: Sailing, isFirst: boolean) => (
  <QuoteChoiceView
    view={{ isBusy: false, secondsLeft: null, isLapsed: false }}
    offer={offerOf(sailing)}
    name={sailing.vessel}
    leadsTo="/shippingFcl/addOrder"
    isFirst={isFirst}
    enquiry="/enquiryFcl"
    on={asleep}
  />
);
