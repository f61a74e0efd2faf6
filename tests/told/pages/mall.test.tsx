import { MALL_CASE } from '../../support/modes/cases/mall';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  freight.asking freight.begin freight.chosenGone freight.fetched freight.lacks freight.left freight.mixed freight.newTab freight.noGoods freight.noLane freight.none
  freight.note freight.of freight.open freight.ready freight.review freight.silent freight.sum freight.title
  order.checks.SEGREGATION order.delivery.apart order.delivery.carried order.delivery.open order.delivery.sent
  order.delivery.ways.CARRIED order.instead order.names.address order.names.deliverOn order.names.freight order.names.receiver
  order.names.receiverPhone order.names.toCity order.names.useDecl order.press order.unpriced receipt.apart
  receipt.approved receipt.at.SEND receipt.carried receipt.changes.carried receipt.complaints receipt.events.arrived receipt.events.departed
  receipt.lawful
  receipt.loads receipt.lot receipt.person.SEND receipt.sent receipt.toSearch
`;

describePages(MALL_CASE, null, ELSEWHERE);
