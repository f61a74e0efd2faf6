import { MOST_KEPT, type KeptCard } from '../../../domain/desk/kept-cards';
import type { GoodsCardActor, GoodsCardSnapshot } from './goods-card.machine';

export type GoodsCardView = {
  kept: readonly KeptCard[];
  isFull: boolean;
  /** Null until the time is known: a print needs its date. */
  now: number | null;
};

export const selectGoodsCard = (snapshot: GoodsCardSnapshot): GoodsCardView => {
  const { kept, now } = snapshot.context;
  return { kept, isFull: kept.length >= MOST_KEPT, now: snapshot.hasTag('dated') ? now : null };
};

export const goodsCardIntents = (actor: GoodsCardActor) => ({
  keep: (card: KeptCard) => actor.send({ type: 'card.keep', card }),
  drop: (card: Pick<KeptCard, 'key'>) => actor.send({ type: 'card.drop', card }),
  print: () => actor.send({ type: 'paper.print' }),
});

export type GoodsCardIntents = ReturnType<typeof goodsCardIntents>;
