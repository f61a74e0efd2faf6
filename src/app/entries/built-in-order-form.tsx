import { cfsOrder } from '../../../contract/modes/cfs/order';
import { cfsQuote } from '../../../contract/modes/cfs/quote';
import { CFS } from '../../../domain/modes/cfs/mode';
import { stationNow } from '../../effects/market/station-now';
import { cfsOrderCopy } from '../../copy/modes/cfs/order';
import { CfsOrderPage } from '../../modes/cfs/cfs-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: CFS,
  wire: cfsOrder,
  quote: cfsQuote,
  watched: stationNow,
  title: cfsOrderCopy.title,
  Page: CfsOrderPage,
});
