import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { offerSearchCopy } from '../../copy/offer-search';
import { deferred } from '../../ui/show/deferred';
import { pictured } from '../../ui/show/pictured';
import { SearchPage } from '../../frame/search-page';

const Intro = pictured(async () => (await import('./intro')).Intro, 'touched');

const results = deferred(async () => (await import('./fcl-results')).FclResults);

/** No page needs the list before somebody asks for it. */
export const warmSailings = results.warm;

type FclSearchPageProps = {
  actor: OfferSearchActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
};

/** Ports, goods and boxes above, and the sailings below. */
export const FclSearchPage = ({ actor, isAsked }: FclSearchPageProps) => (
  <SearchPage actor={actor} isAsked={isAsked} copy={offerSearchCopy} intro={<Intro />} Results={results.Part} />
);
