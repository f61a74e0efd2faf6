import { LCL_CASE } from '../../support/modes/cases/lcl';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  lcl.basis.VOLUME order.fetched order.fit.asking order.fit.closed order.fit.full order.fit.now order.goNext
  order.names.goods.isDamaged
  order.names.goods.isPrecursorFree order.road.due order.road.here order.road.wish order.tooLarge
  receipt.failure receipt.notice.byHouse receipt.notice.general.0 receipt.toSearch
  search.board.answers.R search.board.firstDue search.board.general search.board.locks search.board.none
  search.board.nothing search.board.reviewed search.board.shed search.board.tolerance search.empty.text
  search.empty.title search.empty.widen search.failed search.loading search.other search.pairs.apart
  search.pairs.only search.pairs.plain search.rows.group.of search.rows.group.open search.rows.most
  search.rows.several search.rows.tooMany search.rows.unknown search.shedless.go search.shedless.nearest
  search.shedless.none search.shedless.ports.CNDLC search.shedless.ports.CNLYG search.shedless.ports.CNNGB
  search.shedless.ports.CNNSA search.shedless.ports.CNTAO search.shedless.ports.CNTXG
  search.shedless.ports.CNXMN shed-ports.CNDLC shed-ports.CNLYG shed-ports.CNNGB shed-ports.CNNSA
  shed-ports.CNTAO shed-ports.CNTXG shed-ports.CNXMN truck-words.copy.busy truck-words.copy.close
  truck-words.copy.confirm truck-words.copy.failure truck-words.copy.free truck-words.copy.hours
  truck-words.copy.kept truck-words.copy.looking truck-words.copy.now truck-words.copy.offered
  truck-words.copy.over truck-words.copy.send truck-words.copy.text truck-words.copy.title
`;

describePages(LCL_CASE, '?org=CNSHA&dst=SGSIN&d=Y&rows=1230~2~400~0.6', ELSEWHERE);
