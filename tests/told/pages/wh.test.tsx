import { WH_CASE } from '../../support/modes/cases/wh';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  apart.approval apart.box apart.cell.1 apart.cell.X apart.done apart.fine apart.planned apart.split
  apart.suggest apart.tickets apart.title order.hour order.names.inbound.row order.names.packVolume
  order.names.packWeight order.palletSizes.NONE order.palletSizes.P1111 order.partial.N order.quietNote
  order.renew.Y order.stayBlank order.unpriced receipt.bills.caption receipt.bills.days receipt.bills.heads.0
  receipt.bills.heads.1 receipt.bills.note receipt.bills.number receipt.bills.states receipt.bills.title
  receipt.bills.topUp receipt.events.completed receipt.events.offer receipt.failure receipt.files.storeRegister
  receipt.stay.late receipt.stay.missed
  receipt.stay.parts receipt.stay.soon receipt.stay.stood receipt.stay.waiting receipt.stock.file
  receipt.toSearch receipt.way rooms.board.answers.0 rooms.board.anywhere rooms.board.cheapest
  rooms.board.choice.other rooms.board.cityAt rooms.board.elsewhere rooms.board.filters.kinds.B
  rooms.board.filters.kinds.C rooms.board.filters.kinds.D rooms.board.filters.kinds.E rooms.board.free
  rooms.board.freeFrom rooms.board.from rooms.board.full rooms.board.instead rooms.board.insteadRoom
  rooms.board.neverFree rooms.board.noCity rooms.board.normal rooms.board.nothing rooms.board.off
  rooms.board.onlyLeast rooms.board.short rooms.board.soldOut rooms.board.some rooms.board.soon
  rooms.board.split rooms.board.toxic rooms.board.trial rooms.fire.higher.may rooms.fire.majorAsk
  rooms.fire.majorUnlisted rooms.fire.none rooms.fire.unsure rooms.fire.untold rooms.fire.why search.stay
  truck-words.copy.busy truck-words.copy.close truck-words.copy.confirm truck-words.copy.failure
  truck-words.copy.free truck-words.copy.hours truck-words.copy.kept truck-words.copy.looking
  truck-words.copy.now truck-words.copy.offered truck-words.copy.over truck-words.copy.send
  truck-words.copy.text truck-words.copy.title truck-words.send truck-words.stand.CAME truck-words.stand.LATE
  truck-words.stand.MISSED
`;

describePages(WH_CASE, '?org=310100&d=Y&un=1230&tons=12&plt=16&days=30', ELSEWHERE);
