import type { KeptCard } from '../../../domain/desk/kept-cards';
import type { ClockTicked } from '../../support/clock';

/** Bookmarks, sent at start and when another tab changes them. */
export type ShelfEvent = { type: 'shelf.told'; kept: readonly KeptCard[] };

export type GoodsCardEvent =
  | ClockTicked
  | ShelfEvent
  | { type: 'card.keep'; card: KeptCard }
  | { type: 'card.drop'; card: Pick<KeptCard, 'key'> }
  | { type: 'paper.print' };

export type GoodsCardContext = { now: number; kept: readonly KeptCard[] };
