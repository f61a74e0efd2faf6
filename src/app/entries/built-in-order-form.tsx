import { cfsQuote } from '../../../contract/modes/cfs/quote';
import { CFS } from '../../../domain/modes/cfs/mode';
import { stationNow } from '../../effects/market/station-now';
import { cfsOrderCopy } from '../../copy/modes/cfs/order';
import { CfsOrderPage } from '../../modes/cfs/cfs-order-view';
import { orderDoor } from '../doors/order';

/** The order within the page of stations, and its charts, which come with its code. */
export default orderDoor({
  mode: CFS,
  quote: cfsQuote,
  watched: stationNow,
  title: cfsOrderCopy.title,
  Page: CfsOrderPage,
});
