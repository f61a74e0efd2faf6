import type { CfsQuery } from '../../../domain/modes/cfs/address';
import { CFS_SEARCH } from '../../../domain/modes/cfs/search-mode';
import { cfsStatesCopy } from '../../copy/modes/cfs/search';
import { TypedSearchPage, type AskingPageProps } from '../../frame/typed-search-page';
import { deferPart } from '../../ui/show/deferred';
import { PlanBar } from './plan-bar';

const results = deferPart(async () => (await import('./cfs-results')).CfsResults);

export const warmStations = results.come;

export const CfsSearchPage = (props: AskingPageProps<CfsQuery>) => (
  <TypedSearchPage
    {...props}
    mode={CFS_SEARCH}
    copy={cfsStatesCopy}
    Results={results.Part}
    renderBar={(bar) => <PlanBar {...bar} />}
  />
);
