import { fn } from 'storybook/test';

import type { Sailing } from '../../domain/offer/sailing';
import { QuoteChoiceView } from '../../src/features/quoting/quote-choice';

const asleep = { choose: fn(), seekAlternatives: fn(), renew: fn() };

/** The press on a sailing, as it stands while nothing is under way. */
export const choiceOf = (sailing: Sailing, isFirst: boolean) => (
  <QuoteChoiceView
    view={{ isBusy: false, secondsLeft: null, isLapsed: false }}
    sailing={sailing}
    isFirst={isFirst}
    enquiry="/enquiryFcl"
    on={asleep}
  />
);
