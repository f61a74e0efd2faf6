import { AIR_CASE } from '../../support/modes/cases/air';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  board.also board.ask board.belly board.compared.title board.enquired board.forbidden
  board.goFrom board.goNext board.keep board.lands board.least board.none board.noneThen
  board.nothing board.off board.onlyDirect board.trial board.trialTotal board.upTo board.via order.awb.HAWB
  order.byVolume order.gross order.least order.lower order.names.condYear order.names.goods.batteryWh
  order.names.goods.isDamaged order.names.goods.percent order.names.goods.soc order.names.tempHigh order.names.tempLow
  order.noLimit order.otherAlternative order.outer
  order.q order.qApart order.qOpen order.qOver order.qUnread order.sizeField receipt.failure
  receipt.files.awbDraft receipt.files.dgdDraft receipt.notice.general.2 receipt.notice.outer
  receipt.notice.outers receipt.toSearch search.aircraft.again search.aircraft.againNote search.aircraft.ask
  search.aircraft.battery search.aircraft.bySea search.aircraft.charge search.aircraft.door
  search.aircraft.general search.aircraft.noLimit search.aircraft.smaller search.aircraft.tiles.askList search.aircraft.tiles.charge
  search.aircraft.tiles.damaged search.aircraft.tiles.door search.aircraft.tiles.forFreighter
  search.aircraft.tiles.none search.aircraft.tiles.overLimited search.aircraft.tiles.unlisted
  search.aircraft.tooBig search.aircraft.why.CAO search.aircraft.why.FORBIDDEN search.aircraft.why.MANUAL
  search.aircraft.why.OVER search.aircraft.why.noLimit search.aircraft.why.none search.aircraft.word.ASK
  search.aircraft.word.OVER search.card.choose search.card.either search.card.group search.card.owed
  search.card.parts.percent search.card.parts.soc search.card.parts.wh search.card.room search.card.sizesDiffer
  search.card.unknown search.empty.text search.empty.title search.empty.widen search.ends search.failed
  search.loading search.other search.weight.free search.weight.least search.weight.more.VOLUME
  search.weight.rule.VOLUME search.weight.top
`;

describePages(AIR_CASE, '?org=PVG&dst=SIN&d=Y&un=1090&net=5&pcs=2&kg=20&m3=0.1', ELSEWHERE);
