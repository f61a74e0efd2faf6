import { truckQuestion, type TruckQuery } from '../../../domain/modes/truck/search';
import { TRUCK_SEARCH } from '../../../domain/modes/truck/search-mode';
import { partStatesCopy, truckSearchCopy, truckStatesCopy } from '../../copy/modes/truck/search';
import { TypedSearchPage, type AskingPageProps } from '../../frame/typed-search-page';
import { QuestionBar } from '../../trade/question/question-bar';
import { deferPart } from '../../ui/show/deferred';

const results = deferPart(async () => (await import('./truck-results')).TruckResults);

export const warmTrucks = results.come;

export const TruckSearchPage = (props: AskingPageProps<TruckQuery>) => (
  <TypedSearchPage
    {...props}
    mode={TRUCK_SEARCH}
    copy={props.asked.way === 'PART' ? partStatesCopy : truckStatesCopy}
    Results={results.Part}
    renderBar={(bar) => <QuestionBar {...bar} question={truckQuestion} copy={truckSearchCopy.fill} />}
  />
);
