import { useSelector } from '@xstate/react';

import type { WhOffer } from '../../../domain/modes/wh/quote';
import { whQuestion, type WhQuery } from '../../../domain/modes/wh/search';
import { WH_SEARCH } from '../../../domain/modes/wh/search-mode';
import type { Day } from '../../../domain/values/days';
import { selectFirstOffer, type OfferSearchSnapshot } from '../../../machines/booking/offer-search';
import { whSearchCopy, whStatesCopyFor } from '../../copy/modes/wh/search';
import { TypedSearchPage, type AskingPageProps } from '../../frame/typed-search-page';
import { QuestionBar } from '../../trade/question/question-bar';
import { deferPart } from '../../ui/show/deferred';
import { goodsName } from './goods-name';

const { called: temps } = whQuestion.parts.temp;

const results = deferPart(async () => (await import('./wh-results')).WhResults);

export const warmRooms = results.come;

/** Day the rooms were found for. */
const selectDay = (snapshot: OfferSearchSnapshot): Day | null => {
  // The cast is safe: its own effect loaded the offer.
  const first = selectFirstOffer(snapshot) as WhOffer | null;
  return first?.detail.stay.from ?? null;
};

export function WhSearchPage(props: AskingPageProps<WhQuery>) {
  const usualDay = useSelector(props.actor, selectDay);
  return (
    <TypedSearchPage
      {...props}
      mode={WH_SEARCH}
      copy={whStatesCopyFor({ ...props.asked, name: goodsName(props.asked), temp: temps[props.asked.temp] ?? '' })}
      Results={results.Part}
      renderBar={(bar) => (
        <QuestionBar
          {...bar}
          question={whQuestion}
          stands={{ inDate: bar.asked.inDate ?? usualDay }}
          copy={whSearchCopy.stay}
        />
      )}
    />
  );
}
