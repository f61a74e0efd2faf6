import { isTankOrder } from '../../../domain/modes/tank/receipt';
import { pathOf } from '../../../domain/routes';
import { tankReceiptCopy } from '../../copy/modes/tank/receipt';
import { tankReceiptParts } from '../../copy/modes/tank/receipt-parts';
import { noticePageOf } from '../../frame/receipt-page';
import { TankNotice } from './tank-notice';

/** After the order of tanks: what comes next, and where they come from and go back to. */
export const TankReceiptPage = noticePageOf({
  partsOf: tankReceiptParts,
  search: { address: pathOf('tankIndex'), label: tankReceiptCopy.toSearch },
  isOwn: isTankOrder,
  Notice: TankNotice,
});
