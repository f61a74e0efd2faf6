import type { GoodsCardActor } from '../../machines/booking/goods-card';
import { CardButtons, PaperHead, Shelf } from '../../src/features/desk/goods-card';

const TOLUENE = { key: '1294-toluene', name: 'UN 1294 甲苯' };

/** What stands around the card of a substance: its buttons, the shelf of those that are kept, the head of its print. */
const GoodsCard = ({ actor }: { actor: GoodsCardActor }) => (
  <>
    <PaperHead actor={actor} card={TOLUENE} />
    <CardButtons actor={actor} card={TOLUENE} />
    <Shelf actor={actor} />
  </>
);

export const DESK_VIEWS = { GoodsCard };
