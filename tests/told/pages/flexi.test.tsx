import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  order.dayFull order.pumps.HOUSE order.pumps.NONE order.unpriced order.unread receipt.toSearch
  search.askDensity search.bar.load search.board.answers.0 search.board.answers.N search.board.full
  search.board.noLimit search.board.noPrice search.board.nothing search.board.off search.board.shortShip
  search.board.shortTeam search.board.soon search.card.bag search.card.boxes search.card.load search.card.none
  search.card.pad search.card.picture search.cold.freezes.bare search.cold.near search.cold.unsure search.empty search.failed.kept
  search.failed.request search.failed.title search.failed.why search.limits search.loading search.other
  search.partial search.parts.m3 search.plan search.stop search.trial search.words.MANUAL
`;

describePages(FLEXI_CASE, '?org=CNSHA&dst=NLRTM&d=N&goods=%E7%94%98%E6%B2%B9', ELSEWHERE);
