import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows; part loads have their own stories. */
const ELSEWHERE = `
  order.boxHint order.checks.TANK order.checks.WEIGHT order.exceptedNote order.feesByTruck order.further order.lastLoads order.legHint order.names.boxNo order.names.dropDoor
  order.names.inhibitorUntil order.names.inners order.names.lastLoad order.names.loadKg order.names.passNo order.names.pickDoor order.names.sections
  order.names.stop1Address order.names.stop1Contact order.names.stop1Kg order.names.stop1Phone order.names.stop1Pieces order.names.stop1To
  order.names.stop2Address order.names.stop2Contact order.names.stop2Kg order.names.stop2Phone order.names.stop2Pieces order.names.stop2To
  order.names.stopsAt
  order.names.tareKg order.names.tempC order.names.worth order.oneGoods order.otherGoods order.passHint order.placed order.places.FRONT
  order.places.REAR order.preview.failure order.purposes.RESALE order.removeSecond order.sectionsHint order.stopAmount order.stopAmounts order.tankGoods order.tareHint order.toxic order.unloads.FORK
  order.unloads.PUMP order.unloads.TAIL part-order.arrives part-order.bands part-order.closes part-order.closing
  part-order.door part-order.drop part-order.fees part-order.hub part-order.hubAt part-order.load part-order.loadNote
  part-order.otherGoods part-order.pickup part-order.removeSecond part-order.unpriced part-order.what part.aboard
  part.aboardNow part.answers.0 part.answers.R part.answers.Y part.asked part.beside part.byClass part.choice
  part.classOf part.closed part.count part.fine part.heads part.kg part.left part.leftOut part.next part.none
  part.ofLeft part.onDay part.onlyFit part.refused part.says part.sorts.etd part.sorts.left part.sorts.transit
  part.times part.title part.toFull part.toPart part.until part.whole receipt.box receipt.boxType receipt.called receipt.carriage receipt.comesAt receipt.failure
  receipt.grade receipt.noteGeneral receipt.opens receipt.part.amount receipt.part.amountOf receipt.part.fees receipt.part.fromHub
  receipt.part.leaving receipt.part.pickup receipt.part.toHub receipt.readyingAtDoor.1 receipt.readyingGeneral receipt.toSearch receipt.until
  receipt.wash search.BOX68 search.SIDE13 search.TANK20L search.TANK30 search.TANKG
  search.board.answers.0 search.board.answers.R search.board.basis search.board.choice.other
  search.board.choice.review search.board.closed search.board.detour search.board.none search.board.noneOnDay
  search.board.nothing search.board.onDay search.board.short search.board.soldOut search.board.via search.empty search.ends
  search.failed search.fill search.loading search.other search.panel.boxed search.panel.roomUntold search.panel.says.0
  search.panel.says.M search.panel.says.N search.panel.says.R search.panel.stop search.panel.stops
  search.panel.stopsNote search.partial
`;

describePages(TRUCK_CASE, '?org=3205&dst=4101&d=Y&un=1219&kg=20000&m3=40', ELSEWHERE);
