import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectAskedSearch } from '../../../machines/booking/booking-search';
import { selectSearchActor, type OfferSearchActor } from '../../../machines/booking/offer-search';
import { sailingSearchCopy } from '../../copy/search/offer-search';
import { deferPart } from '../../ui/show/deferred';
import { SearchPage } from '../../frame/search-page';
import { readCarriedRows, type CarriedRow } from '../../../domain/offer/carried';
import type { SailingsQuery } from '../../../domain/offer/sailing-address';
import { carriedCopy as copy } from '../../copy/modes/fcl/carried';

function carriedRowText({ unNo, group, pieces, kg, m3, name = '' }: CarriedRow): string {
  const amounts = [pieces && copy.pieces(pieces), kg && copy.kg(kg), m3 && copy.m3(m3)].filter(Boolean);
  const what = [unNo === '' ? name || copy.plain : copy.un(unNo), group && copy.group(group)].filter(Boolean);
  return [...what, ...(amounts.length > 0 ? amounts : [copy.untold])].join(' · ');
}

type CarriedProps = { asked: Pick<SailingsQuery, 'rows' | 'isDanger' | 'unNo'> };

/** Goods carried over from another search, and the one the sailings are checked for. */
export function CarriedGoods({ asked: { rows: text = '', isDanger, unNo } }: CarriedProps) {
  const rows = readCarriedRows(text);
  const isJudgedInPart = isDanger === 'Y' && unNo !== null && rows.some((row) => row.unNo !== unNo);
  if (rows.length === 0) return null;
  return (
    <section aria-label={copy.title(rows.length)} className="rounded-card border border-line bg-surface px-4 py-3">
      <b className="font-semibold text-ink">{copy.title(rows.length)}</b>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {rows.map((row, at) => (
          <li key={`${at} ${row.unNo}`}>{carriedRowText(row)}</li>
        ))}
      </ul>
      {isJudgedInPart && <p className="mt-1 text-warn">{copy.judged(unNo)}</p>}
    </section>
  );
}

const results = deferPart(async () => (await import('./fcl-results')).FclResults);

export const warmSailings = results.come;

type FclSearchPageProps = {
  actor: OfferSearchActor;
  isAsked?: boolean;
  intro: ReactNode;
};

export function FclSearchPage({ actor, isAsked, intro }: FclSearchPageProps) {
  const asked = useSelector(useSelector(actor, selectSearchActor), selectAskedSearch);
  return (
    <SearchPage
      actor={actor}
      isAsked={isAsked}
      copy={sailingSearchCopy}
      below={asked.rows === undefined ? null : <CarriedGoods asked={asked} />}
      intro={intro}
      Results={results.Part}
    />
  );
}
