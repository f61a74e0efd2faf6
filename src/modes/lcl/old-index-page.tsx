import { useSelector } from '@xstate/react';
import { Link, useSearch } from 'wouter';

import { routePath } from '../../../domain/routes';
import type { OfferBoardActor } from '../../../machines/booking/offer-board';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { hasCome } from '../../../machines/support/absent';
import { lclStatesCopy } from '../../copy/modes/lcl/search';
import { shippingLclOldIndexCopy as copy } from '../../copy/pages/shipping-lcl-old-index';
import { titles } from '../../copy/site/titles';
import { OfferSearch } from '../../features/offer-search/offer-search';
import { PlainHead } from '../../features/page/page-head';
import { Icon } from '../../ui/mark/icon';
import { buttonClass } from '../../ui/press/button-look';
import { OldTable } from './old-table';

/** Keeps the whole question and marks its origin. */
const onwards = (search: string): string =>
  `${routePath('shippingLcl')}?${[search.replace(/^\?/, ''), 'from=old'].filter((words) => words !== '').join('&')}`;

const nothing = () => null;

function Came({ of }: { of: OfferBoardActor }) {
  return useSelector(of, hasCome) && <OldTable actor={of} renderChoice={nothing} />;
}

/** The old URL shows the same answer as a table and links to the new page with the same question. */
export function OldIndexPage({ actor, isAsked }: { actor: OfferSearchActor; isAsked: boolean }) {
  const search = useSearch();
  return (
    <>
      <div className="wrap pt-5">
        <p className="flex flex-wrap items-center gap-4 rounded-card bg-sea-tint p-4 text-ink">
          <Icon name="shield" className="text-sea" />
          <span className="flex-1">{copy.banner}</span>
          <Link href={onwards(search)} className={buttonClass('signal', 'large', '')}>
            {copy.action}
          </Link>
        </p>
      </div>
      <OfferSearch
        actor={actor}
        copy={lclStatesCopy}
        isAsked={isAsked}
        intro={<PlainHead title={titles.shippingLclOldIndex} purpose={copy.purpose} />}
        renderBoard={(of) => <Came of={of} />}
      />
    </>
  );
}
