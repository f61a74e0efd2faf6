import { tankQuestion, type TankQuery } from '../../../domain/modes/tank/search';
import { TANK_SEARCH } from '../../../domain/modes/tank/search-mode';
import { tankSearchCopy, tankStatesCopy } from '../../copy/modes/tank/search';
import { TypedSearchPage, type AskingPageProps } from '../../frame/typed-search-page';
import { QuestionBar } from '../../trade/question/question-bar';
import { deferPart } from '../../ui/show/deferred';

const results = deferPart(async () => (await import('./tank-results')).TankResults);

export const warmTanks = results.come;

export const TankSearchPage = (props: AskingPageProps<TankQuery>) => (
  <TypedSearchPage
    {...props}
    mode={TANK_SEARCH}
    copy={tankStatesCopy}
    Results={results.Part}
    renderBar={(bar) => <QuestionBar {...bar} question={tankQuestion} copy={tankSearchCopy.fill} />}
  />
);
