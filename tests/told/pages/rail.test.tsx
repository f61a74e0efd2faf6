import { RAIL_CASE } from '../../support/modes/cases/rail';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  box-use.over box-use.unpriced corridors.any corridors.asked.any corridors.asked.none corridors.asked.only
  corridors.asked.over corridors.board corridors.lineOf corridors.unknown corridors.ways.days
  corridors.ways.note corridors.ways.title corridors.ways.way order.bySea order.customsModes.BORDER
  order.lithium order.names.brokerName order.names.brokerPhone order.names.goods.freezeC order.names.goods.isSolid order.names.inbound.row order.names.lithiumExempt
  order.names.units.no order.noticeFree order.taxHint.railBin order.taxHint.railEori order.unread receipt.failure receipt.files.smgsDraft
  receipt.toSearch receipt.trucks.load search.board.answers.0 search.board.answers.N search.board.applied
  search.board.asTrial search.board.bySea search.board.choice.review search.board.choiceApply
  search.board.choicePermit search.board.eachOf search.board.earlier search.board.fewer search.board.freeOnly search.board.halfFree
  search.board.leftTeu search.board.more search.board.needless search.board.noPrice search.board.notSold
  search.board.odd search.board.own search.board.paired search.board.pairedAs search.board.permitAsk
  search.board.permitFirst search.board.permitHere search.board.permitLacking search.board.trial
  search.board.withHeating.LINER search.empty search.ends search.failed search.loading search.other
  truck-words.cards.load
  truck-words.copy.busy truck-words.copy.close truck-words.copy.confirm truck-words.copy.failure
  truck-words.copy.free truck-words.copy.hours truck-words.copy.kept truck-words.copy.looking
  truck-words.copy.now truck-words.copy.offered truck-words.copy.over truck-words.copy.send
  truck-words.copy.text truck-words.copy.title
`;

describePages(
  RAIL_CASE,
  '?org=RXA&dst=RDU&d=N&goods=%E7%94%98%E6%B2%B9%EF%BC%88%E4%B8%99%E4%B8%89%E9%86%87%EF%BC%89&box=40HQ*1&heat=HEAT',
  ELSEWHERE,
);
