import type { GoodsCardActor } from '../../machines/booking/goods-card';
import type { ProductDrawerActor } from '../../machines/booking/product-drawer';
import type { CouponClaimActor } from '../../machines/content/coupon-claim';
import { CouponClaim as ConnectedClaim } from '../../src/features/campaign/coupon-claim';
import { CardButtons, PaperHead, Shelf } from '../../src/features/desk/goods-card';
import { ProductDrawer as Connected } from '../../src/features/mall/product-drawer';
import { COUPON } from '../../stories/content/coupon-claim.fixtures';

const TOLUENE = { key: '1294-toluene', name: 'UN 1294 甲苯' };

const GoodsCard = ({ actor }: { actor: GoodsCardActor }) => (
  <>
    <PaperHead actor={actor} card={TOLUENE} />
    <CardButtons actor={actor} card={TOLUENE} />
    <Shelf actor={actor} />
  </>
);

const ProductDrawer = ({ actor }: { actor: ProductDrawerActor }) => (
  <Connected
    actor={actor}
    addressOf={(productId) => `/business?item=${productId}`}
    onClose={() => {}}
    onVisit={() => {}}
    renderSample={() => null}
  />
);

const CouponClaim = ({ actor }: { actor: CouponClaimActor }) => (
  <ConnectedClaim coupon={COUPON} actor={actor} onVisit={() => {}} renderCaptcha={() => null} />
);

export const DESK_VIEWS = { CouponClaim, GoodsCard, ProductDrawer };
