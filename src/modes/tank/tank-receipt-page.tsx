import { isTankOrder } from '../../../domain/modes/tank/receipt';
import { routePath } from '../../../domain/routes';
import type { PaperViewActor } from '../../../machines/order/paper-view';
import { tankReceiptCopy } from '../../copy/modes/tank/receipt';
import { tankReceiptParts } from '../../copy/modes/tank/receipt-parts';
import { SeenOnWay } from '../../features/file-upload/seen-on-way';
import { createNoticePage, type NoticePageProps } from '../../frame/receipt-page';
import { TankNotice } from './tank-notice';

const Page = createNoticePage({
  partsOf: tankReceiptParts,
  search: { address: routePath('tankIndex'), label: tankReceiptCopy.toSearch },
  isOwn: isTankOrder,
  Notice: TankNotice,
});

export const TankReceiptPage = ({ seen, ...props }: NoticePageProps & { seen: PaperViewActor }) => (
  <Page {...props} renderMore={(order) => isTankOrder(order) && <SeenOnWay seen={order.seen} actor={seen} />} />
);
