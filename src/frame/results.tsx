import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useMemo, type ReactNode } from 'react';

import type { Offer } from '../../domain/offer/offer';
import type { OfferList } from '../../domain/offer/offer-list';
import { dayAt } from '../../domain/values/days';
import { parseMoment } from '../../domain/values/moments';
import {
  offerBoardIntents,
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardIntents,
  type OfferBoardSnapshot,
  type OfferBoardView,
} from '../../machines/booking/offer-board';
import type { QuotingActor } from '../../machines/booking/quoting';
import { plainNames } from '../../domain/offer/sailing-settings';
import { ViewForm } from '../features/offer-board/view-form';
import { ChoiceForm } from '../features/quoting/choice-form';
import type { OfferWords } from '../features/quoting/offer-words';
import { Quoting } from '../features/quoting/quoting';

type RenderChoice<TOffer> = (offer: TOffer, isFirst: boolean) => ReactNode;

export type ListProps<TOffer, TSearch> = {
  view: OfferBoardView<TOffer, TSearch>;
  on: OfferBoardIntents;
  renderChoice: RenderChoice<TOffer>;
};

export type ChoiceProps<TOffer> = {
  offer: TOffer;
  isFirst: boolean;
  enquiry: string;
  actor: QuotingActor;
  /** Shows another day's offers, when this one does not fit. */
  onNext: (day: string) => void;
};

export function createBoard<TOffer, TSearch>(
  list: OfferList<TOffer, TSearch>,
  View: (props: ListProps<TOffer, TSearch>) => ReactNode,
) {
  const select = selectOfferBoardOf(list);
  return function Board({ actor, renderChoice }: { actor: OfferBoardActor; renderChoice: RenderChoice<TOffer> }) {
    const view = useSelector(actor, select, shallowEqual);
    const on = useMemo(() => offerBoardIntents(actor), [actor]);
    return <View view={view} on={on} renderChoice={renderChoice} />;
  };
}

type ResultsDress<TOffer, TSearch> = {
  list: OfferList<TOffer, TSearch>;
  nameOf: (offer: Offer) => string;
  soldOut?: OfferWords['soldOut'];
  Board: ReturnType<typeof createBoard<TOffer, TSearch>>;
  Choice: (props: ChoiceProps<TOffer>) => ReactNode;
};

const departureDay = (offer: Offer | null) => offer && dayAt(parseMoment(offer.leavesAt ?? '') ?? 0);

export function createResults<TOffer, TSearch>(dress: ResultsDress<TOffer, TSearch>) {
  const { list, nameOf, soldOut, Board, Choice } = dress;
  const select = selectOfferBoardOf(list);
  const selectSearch = (snapshot: OfferBoardSnapshot) => select(snapshot).search;
  return function Results({ board, quoting }: { board: OfferBoardActor; quoting: QuotingActor }) {
    const search = useSelector(board, selectSearch);
    const { filter } = useMemo(() => offerBoardIntents(board), [board]);
    const enquiryOf = useCallback((offer: Offer | null) => list.enquiryAt(search, departureDay(offer)), [search]);
    const renderChoice = useCallback(
      (offer: TOffer, isFirst: boolean) => (
        <Choice
          offer={offer}
          isFirst={isFirst}
          enquiry={list.enquiryAt(search, list.seen(offer).day)}
          actor={quoting}
          onNext={(day) => filter({ day })}
        />
      ),
      [quoting, search, filter],
    );
    return (
      <>
        <ChoiceForm>
          <ViewForm names={list.names ?? plainNames}>
            <Board actor={board} renderChoice={renderChoice} />
          </ViewForm>
        </ChoiceForm>
        <Quoting actor={quoting} nameOf={nameOf} enquiryOf={enquiryOf} soldOut={soldOut} />
      </>
    );
  };
}
