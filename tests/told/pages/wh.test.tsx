import { WH_CASE } from '../../support/modes/cases/wh';
import { describePages } from '../../support/told/pages/describe-pages';

/** What is said at moments that none of these pages shows. */
const ELSEWHERE = `
  apart.approval apart.box apart.cell.1 apart.cell.X apart.done apart.fine apart.planned apart.split
  apart.suggest apart.tickets apart.title order.hour order.names.inbound.row order.names.packVolume
  order.names.packWeight order.palletSizes.NONE order.palletSizes.P1111 order.partial.N order.quietNote
  order.renew.Y order.stayBlank order.unpriced receipt.bills.caption receipt.bills.days receipt.bills.heads.0
  receipt.bills.heads.1 receipt.bills.note receipt.bills.number receipt.bills.states receipt.bills.title
  receipt.bills.topUp receipt.events.completed receipt.events.offer receipt.failure receipt.files.storeRegister
  receipt.notice.partial.false receipt.notice.renewed.true receipt.stay.late receipt.stay.missed
  receipt.stay.parts receipt.stay.soon receipt.stay.stood receipt.stay.waiting receipt.stock.file
  receipt.toSearch receipt.way search.board.answers.0 search.board.anywhere search.board.cheapest
  search.board.choice.other search.board.cityAt search.board.elsewhere search.board.filters.kinds.B
  search.board.filters.kinds.C search.board.filters.kinds.D search.board.filters.kinds.E search.board.free
  search.board.freeFrom search.board.from search.board.full search.board.instead search.board.insteadRoom
  search.board.neverFree search.board.noCity search.board.normal search.board.nothing search.board.off
  search.board.onlyLeast search.board.short search.board.soldOut search.board.some search.board.soon
  search.board.split search.board.toxic search.board.trial search.fire.higher.may search.fire.majorAsk search.fire.majorUnlisted
  search.fire.none search.fire.unsure search.fire.untold search.fire.why search.stay
  truck-words.copy.busy truck-words.copy.close truck-words.copy.confirm truck-words.copy.failure
  truck-words.copy.free truck-words.copy.hours truck-words.copy.kept truck-words.copy.looking
  truck-words.copy.now truck-words.copy.offered truck-words.copy.over truck-words.copy.send
  truck-words.copy.text truck-words.copy.title truck-words.send truck-words.stand.CAME truck-words.stand.LATE
  truck-words.stand.MISSED
`;

describePages(WH_CASE, '?org=310100&d=Y&un=1230&tons=12&plt=16&days=30', ELSEWHERE);
