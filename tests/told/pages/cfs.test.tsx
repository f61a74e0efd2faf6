import { CFS_CASE } from '../../support/modes/cases/cfs';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  ctu.answer.apartBad ctu.answer.apartFine ctu.answer.apartHarmless ctu.answer.apartOpen ctu.answer.empty
  ctu.answer.lashedAlone ctu.answer.lashedOrdered ctu.answer.massFine ctu.answer.massHeavy ctu.answer.massOpen
  ctu.answer.massOver ctu.answer.numberBad ctu.answer.numberTold ctu.answer.packsBad ctu.answer.packsFit
  ctu.answer.placardsLimited ctu.answer.placardsNone ctu.answer.placardsOpen ctu.answer.placardsTold
  ctu.answer.sealBad ctu.answer.sealTold ctu.state.BAD order.dropContainer order.empty order.move
  order.moveAndSend order.names.containers.tare order.names.goods order.names.inbound.row order.near
  order.noTrucks order.otherPort order.pairs order.stationOf order.unplacarded order.unpriced packed.by
  packed.doors packed.hash packed.method packed.note packed.otherNo packed.otherSeal packed.photo packed.photoOf
  packed.photos packed.signed packed.stand packed.title packed.unshut packed.unsigned packed.unweighed
  packed.vgm receipt.checks.counted receipt.checks.note receipt.checks.seen receipt.checks.state.BAD
  receipt.checks.state.OPEN receipt.checks.title receipt.documents.signed receipt.failure
  receipt.files.appointments receipt.toSearch search.board.answers.0 search.board.elsewhere search.board.full
  search.board.gateLeft search.board.instead search.board.lost search.board.nothing search.board.stuffLeft
  search.empty search.ends.why.org search.failed search.grid.full search.grid.waiting search.loading
  search.other search.partial search.plan.lost search.plan.none search.plan.off search.plan.uncut
  search.plan.unpicked search.trial.tons sketch.general.name slot-words.EV slot-words.closed.head
  slot-words.closed.long slot-words.heat.head slot-words.heat.long slot-words.hours.long truck-words.busy truck-words.close truck-words.confirm
  truck-words.copy.busy truck-words.copy.close truck-words.copy.confirm truck-words.copy.failure
  truck-words.copy.free truck-words.copy.hours truck-words.copy.kept truck-words.copy.looking
  truck-words.copy.now truck-words.copy.offered truck-words.copy.over truck-words.copy.send
  truck-words.copy.text truck-words.copy.title truck-words.failure truck-words.free truck-words.hours
  truck-words.kept truck-words.looking truck-words.now truck-words.offered truck-words.over
  truck-words.send truck-words.text truck-words.title
`;

describePages(CFS_CASE, '?org=CNSHA&d=Y&un=1230&box=20GP*1&tons=8', ELSEWHERE);
