import { TANK_CASE } from '../../support/modes/cases/tank';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  order.byLoad order.depositWays.CREDIT order.feesLease order.hireAt order.hired order.names.hotTemp
  order.names.inhibitorUntil order.names.sapt order.otherGoods order.otherTank order.papers.WASHPROMISE
  order.party order.removeSecond order.statesLease.BOOKED order.unpriced order.untold 
  receipt.failure receipt.late receipt.leftFree receipt.toSearch
  receipt.units.fresh receipt.units.unwashed search.board.answers.M search.board.back search.board.basis
  search.board.choice.other search.board.choice.take search.board.fillingTrial search.board.filtered
  search.board.full search.board.hired search.board.hiredDays search.board.hiredFor search.board.hiredTrial
  search.board.noLease search.board.nothing search.board.perDay search.board.shipped.take
  search.board.short.places search.board.short.ship search.board.soldOut search.board.some search.board.test
  search.board.trial search.board.trialPrice search.board.unfilled search.board.untold search.board.where
  search.board.whereLease search.empty search.failed.kept search.failed.request
  search.failed.title search.failed.why search.fill
  search.lease.day search.lease.from search.lease.note search.lease.title search.lease.total search.loading
  search.other search.panel.byLoad search.panel.closes search.panel.free search.panel.gas search.panel.group
  search.panel.harmless search.panel.inhibited.Y search.panel.material.ASK search.panel.material.PASSIVATED
  search.panel.mostLoad search.panel.nitrogen.ASK search.panel.nitrogen.FORBIDDEN search.panel.nitrogen.REQUIRED
  search.panel.noLevel search.panel.none search.panel.ownTrial search.panel.people search.panel.unknown
  search.panel.untold search.panel.which search.panel.whichText search.partial
`;

describePages(TANK_CASE, '?d=Y&un=1294&q=19&tf=20&org=CNSHA&dst=SGSIN', ELSEWHERE);
