import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { HazardClass } from '../../domain/goods/dangerous-goods';
import type { LoadMode, TypedRow } from '../../domain/offer/load';
import {
  loadRowsIntents,
  selectLoadPicker,
  selectLoadRowsOf,
  type LoadRowsActor,
  type LoadRowsIntents,
  type LoadRowsView,
} from '../../machines/booking/load-rows';
import type { OfferSearchActor } from '../../machines/booking/offer-search';
import { isDrawnAlike } from '../../machines/support/drawn-alike';
import type { OfferSearchCopy } from '../copy/search/offer-search';
import { GoodsCell } from '../features/booking-search/goods-cell';
import type { OfferListSlot } from '../features/offer-search/offers-below';
import { renderPicker, SearchPage } from './search-page';

export type GoodsBar = {
  summary: string;
  label: string;
  name: string;
  amount: string;
  classes: readonly HazardClass[];
};

export type LoadPlace<TRow extends TypedRow, TGlance> = {
  view: LoadRowsView<TRow>;
  glance: TGlance;
  on: LoadRowsIntents;
  picker: ReactNode;
  search: OfferSearchActor;
};

type LoadDress<TRow extends TypedRow, TGlance> = {
  load: LoadMode<TRow>;
  copy: OfferSearchCopy;
  find: string;
  glance: (view: LoadRowsView<TRow>) => TGlance;
  bar: (view: LoadRowsView<TRow>, glance: TGlance) => GoodsBar;
  Place: (props: LoadPlace<TRow, TGlance>) => ReactNode;
  Results: OfferListSlot;
};

type LoadPageProps = {
  actor: OfferSearchActor;
  load: LoadRowsActor;
  /** True if the address contains a search the charts have not read yet. */
  isAsked?: boolean;
  intro: ReactNode;
};

/** Search page with goods rows; a change of the goods updates everything below. */
export function createLoadPage<TRow extends TypedRow, TGlance>(dress: LoadDress<TRow, TGlance>) {
  const { copy, find, glance: glanceAt, bar, Place, Results } = dress;
  const select = selectLoadRowsOf(dress.load);
  return function LoadPage({ actor, load, isAsked, intro }: LoadPageProps) {
    const view = useSelector(load, select, isDrawnAlike);
    const picker = useSelector(load, selectLoadPicker);
    const on = useMemo(() => loadRowsIntents(load), [load]);
    const glance = useMemo(() => glanceAt(view), [view]);
    const { summary, ...said } = bar(view, glance);
    const look = { id: 'load-lookup', label: find, chosen: '', className: 'flex-1 text-16' };
    return (
      <SearchPage
        actor={actor}
        isAsked={isAsked}
        isTyping={view.isTyping}
        copy={copy}
        goods={{ summary, cell: <GoodsCell {...said} /> }}
        below={<Place view={view} glance={glance} on={on} picker={renderPicker(picker, look)} search={actor} />}
        intro={intro}
        Results={Results}
      />
    );
  };
}
