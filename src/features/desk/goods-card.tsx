import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import { addressOfTool } from '../../../domain/desk/address';
import { isCardKept, MOST_KEPT, type KeptCard } from '../../../domain/desk/kept-cards';
import { toIso } from '../../../domain/values/moments';
import {
  goodsCardIntents,
  selectGoodsCard,
  type GoodsCardActor,
  type GoodsCardIntents,
  type GoodsCardView as View,
} from '../../../machines/booking/goods-card';
import { goodsCardCopy as copy } from '../../copy/desk/card';
import { momentWords } from '../../copy/words/moment-words';
import { WorkIcon } from '../../ui/mark/work-icon';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { Comma } from '../../ui/show/comma';

type Props = { view: View; on: GoodsCardIntents };

const SHELF_ID = 'kept-cards';

const cardAddress = ({ key }: Pick<KeptCard, 'key'>): string => `${addressOfTool('un')}&un=${encodeURIComponent(key)}`;

export function CardButtonsView({ view: { kept, isFull, now }, on, card }: Props & { card: KeptCard }) {
  const isHere = isCardKept(kept, card);
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Button look="line" size="small" isOff={now === null} onClick={on.print}>
        <WorkIcon name="print" className="size-4" />
        {copy.print}
      </Button>
      <Button
        look="line"
        size="small"
        isOff={isFull && !isHere}
        onClick={() => (isHere ? on.drop(card) : on.keep(card))}
      >
        <WorkIcon name="star" className={`size-4 ${isHere ? 'fill-current' : ''}`} />
        {isHere ? copy.kept : copy.keep} <span className="sr-only">{card.name}</span>
      </Button>
      {isFull && !isHere && <span className="text-12 text-warn">{copy.full(MOST_KEPT)}</span>}
    </p>
  );
}

export function ShelfView({ view: { kept }, on }: Props) {
  if (kept.length === 0) return null;
  return (
    <section
      id={SHELF_ID}
      tabIndex={-1}
      aria-label={copy.shelf}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 outline-none"
    >
      <h2 className="text-14 text-muted">{copy.shelf}</h2>
      <ul className="flex flex-wrap gap-2">
        {kept.map((card) => (
          <li
            key={card.key}
            className="flex min-h-10 items-center gap-2 rounded-control border border-line bg-surface pr-1 pl-3"
          >
            <Link href={cardAddress(card)} className="text-sea underline-offset-4 hover:underline">
              {card.name}
            </Link>
            <LinkButton
              className="size-8"
              onClick={() => {
                on.drop(card);
                // The pressed button disappears with its card, and the shelf with the last card, so the focus moves.
                document.getElementById(kept.length > 1 ? SHELF_ID : 'main')?.focus({ preventScroll: true });
              }}
            >
              <span aria-hidden="true">×</span>
              <span className="sr-only">{copy.drop(card.name)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="text-12 text-muted">{copy.device}</p>
    </section>
  );
}

/** Print only: owner, date and address. */
export function PaperHeadView({ now, card }: { now: number | null; card: KeptCard }) {
  if (now === null) return null;
  const { day, time } = momentWords(toIso(now));
  return (
    <p className="mb-3 hidden border-b border-line pb-2 text-12 text-muted print:block">
      <b className="font-semibold text-ink">{copy.paper.head}</b>
      <span className="ml-4">
        <Comma />
        {copy.paper.at(`${day} ${time}`)}
      </span>
      <span className="ml-4">
        <Comma />
        {copy.paper.site(cardAddress(card))}
      </span>
    </p>
  );
}

type WithActor = { actor: GoodsCardActor };

function useCard(actor: GoodsCardActor): Props {
  const view = useSelector(actor, selectGoodsCard, shallowEqual);
  const on = useMemo(() => goodsCardIntents(actor), [actor]);
  return { view, on };
}

export const CardButtons = ({ actor, card }: WithActor & { card: KeptCard }) => (
  <CardButtonsView {...useCard(actor)} card={card} />
);
export const Shelf = ({ actor }: WithActor) => <ShelfView {...useCard(actor)} />;
export const PaperHead = ({ actor, card }: WithActor & { card: KeptCard }) => (
  <PaperHeadView now={useCard(actor).view.now} card={card} />
);
