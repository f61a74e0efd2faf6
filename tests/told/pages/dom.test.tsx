import { DOM_CASE } from '../../support/modes/cases/dom';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  order.checks.LICENCE order.dropGoods order.harmless order.loadField order.noDoor order.taxes.6 order.unpriced
  order.waitWeight receipt.notice.hours receipt.notice.port receipt.notice.wait receipt.toSearch search.bar.kg
  search.board.answers.0 search.board.answers.R search.board.answers.Y search.board.beside
  search.board.byPersonNote search.board.closedAt search.board.count search.board.doorNote
  search.board.doorPrice search.board.each search.board.free search.board.full search.board.fullNote
  search.board.leg search.board.net search.board.noPrice search.board.nothing search.board.soon
  search.board.straight search.board.taxed search.board.through search.board.trial search.board.trialPrice
  search.board.via search.board.wait search.board.weighed search.card.changePort search.card.city
  search.card.elsewhere search.card.heavy search.card.here search.card.other search.card.others
  search.card.parts.kg search.card.port search.card.road search.card.silentPort search.card.taxes
  search.card.trial search.card.unknown search.empty search.failed search.loading search.other search.partial
`;

describePages(DOM_CASE, '?org=CNSHA&dst=CNWUH&d=Y&un=1689&box=20GP*1', ELSEWHERE);
