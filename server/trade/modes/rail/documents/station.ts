import type { RailForm } from '../../../../../domain/modes/rail/form';
import { railParticulars } from '../../../../../domain/modes/rail/particulars';
import type { RailQuote } from '../../../../../domain/modes/rail/quote';
import type { CutoffCode } from '../../../../../domain/offer/cutoffs';
import { eachBox } from '../../../../../domain/modes/rail/wagons';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { readTrucks } from '../../../../../domain/modes/rail/trucks';
import { passPart } from '../../pass';
import { factRows, sheetPage } from '../../sheet';
import type { GatePass, Snapshot } from '../../mode';
import { railReceipt } from '../brief';
import { writtenTime } from '../../../../base/china-time';

const PHOTOS = ['左前', '右前', '左后', '右后', '箱门', '封条'];

const photoTable = (form: RailForm): string =>
  `<h2>重箱照片（每箱 ${PHOTOS.length} 张）</h2><table>${eachBox(form.boxes)
    .map(
      (type, at) => `<tr><th>第 ${at + 1} 箱 ${type}</th>${PHOTOS.map((photo) => `<td>□ ${photo}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

/** 进站通知: when the station takes the boxes in, what has to be shown of each, and a part for each truck. */
export function stationNotice(
  order: Snapshot<RailForm, RailQuote>,
  orderNo: string,
  gates: readonly GatePass[],
): string {
  const { form, quote } = order;
  const told = railReceipt(order);
  const { org, cutoffs, leavesAt } = quote.offer;
  const at = (code: CutoffCode): string => writtenTime(cutoffs.find((cutoff) => cutoff.code === code)?.at);
  const isDanger = form.isDanger === 'Y';
  const trucks = readTrucks(form).map(({ slot, plateNo, driverName, escortName, pieces }, at) =>
    passPart(gates[at], [
      ['进站时段', slot.replace('T', ' ')],
      ['车牌号', plateNo],
      ['司机', driverName],
      ['押运员', isDanger ? escortName : ''],
      ['箱数', pieces],
    ]),
  );
  const notice = factRows([
    ['订单', orderNoInGroups(orderNo)],
    ['站点', org?.nameCn ?? ''],
    ['收箱时段', `${at('STATION_OPEN')} 至 ${at('STATION_CLOSE')}`],
    ['发车', writtenTime(leavesAt)],
    ...railParticulars(told, ['boxes', 'heating']),
    ['封条', '每箱一枚高保封，进站前施封并回传封条号'],
    ['装载加固', '箱内四角、箱门口加固，重心居中，超长超重件附加固图'],
    ['随车资料', isDanger ? '道路危险货物运输证、押运员资格证、铁路批复' : ''],
    ...railParticulars(told, ['fetched', 'depot']),
    ['应急电话', form.emergencyPhone],
  ]);
  return sheetPage('进站通知', [notice, ...trucks, photoTable(form)].join(''));
}
