import { DGD_CASE } from '../../support/modes/cases/dgd';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  dgd.row.kg dgd.row.no order.balance order.batteryNote order.choices.boundFor order.choices.isMixture.N
  order.choices.markets order.choices.physState.GAS order.choices.physState.PASTE order.choices.physState.SOLID
  order.choices.scope order.choices.sdsKind.NEW order.choices.sdsKind.TRANSLATE order.choices.temperature
  order.choices.year order.earlier order.hints.unMark order.names.batteryWh
  order.names.bookingNo order.names.boundFor order.names.boxNos order.names.city order.names.days
  order.names.declarer order.names.exitPort order.names.fromAirport order.names.fromPort order.names.hazardClass
  order.names.isBattery order.names.languages order.names.leaves order.names.linkedOrder order.names.maker
  order.names.markets order.names.nextPort order.names.packDate order.names.packages order.names.packer
  order.names.packing order.names.perfNo order.names.scope order.names.sdsKind order.names.sdsVersion
  order.names.temperature order.names.toAirport order.names.toPort order.names.together order.names.togetherIn
  order.names.tons order.names.unMark order.names.vessel order.names.viaPort order.names.week order.names.year
  order.unnamed order.unpromised receipt.clock.acceptedBy receipt.clock.doneAt receipt.clock.doneLate
  receipt.clock.late receipt.clock.untold receipt.events.completed receipt.results.check receipt.results.earlier
  receipt.results.failure receipt.results.fetch receipt.results.file receipt.results.hash receipt.results.signed
  receipt.results.version receipt.toSearch
`;

describePages(DGD_CASE, null, ELSEWHERE);
