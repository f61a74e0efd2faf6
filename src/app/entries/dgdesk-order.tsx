import { dgdOrder } from '../../../contract/modes/dgd/order';
import { dgdQuote } from '../../../contract/modes/dgd/quote';
import { DGD } from '../../../domain/modes/dgd/mode';
import { dgdOrderCopy } from '../../copy/modes/dgd/order';
import { DgdOrderPage } from '../../modes/dgd/dgd-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: DGD,
  wire: dgdOrder,
  quote: dgdQuote,
  title: dgdOrderCopy.title,
  Page: DgdOrderPage,
});
