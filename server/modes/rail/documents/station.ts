import type { RailForm } from '../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import type { CutoffCode } from '../../../../domain/offer/cutoffs';
import { orderNoInGroups } from '../../../../domain/order/number';
import { facts, sheet } from '../../sheet';
import type { Snapshot } from '../../mode';
import { railBrief } from '../brief';
import { HEATING_NAMES } from '../note';

const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

/** 进站通知: when the station takes the boxes in, and what has to be shown of each. */
export function stationNotice(order: Snapshot<RailForm, RailQuote>, orderNo: string): string {
  const { form, quote } = order;
  const { boxes, heating, returnDepot, freeDays } = railBrief(order);
  const { org, cutoffs, leavesAt } = quote.offer;
  const at = (code: CutoffCode): string => {
    const moment = cutoffs.find((cutoff) => cutoff.code === code)?.at;
    return moment === undefined ? '' : time.format(new Date(moment));
  };
  const isDanger = form.isDanger === 'Y';
  return sheet(
    '进站通知',
    facts([
      ['订单', orderNoInGroups(orderNo)],
      ['站点', org?.nameCn ?? ''],
      ['收箱时段', `${at('STATION_OPEN')} ～ ${at('STATION_CLOSE')}`],
      ['发车', leavesAt === null ? '' : time.format(new Date(leavesAt))],
      ['箱型箱量', boxes.map(({ type, count }) => `${count} × ${type}`).join('、')],
      ['保温加热', HEATING_NAMES[heating]],
      ['封条', '每箱一枚高保封，进站前施封并回传封条号'],
      ['装载加固', '箱内四角、箱门口加固，重心居中，超长超重件附加固图'],
      ['重箱照片', '每箱 6 张：左前、右前、左后、右后、箱门、封条'],
      ['随车资料', isDanger ? '道路危险货物运输证、押运员资格证、铁路批复' : ''],
      ['还箱点', returnDepot && `${returnDepot}，到站后免费 ${freeDays} 天`],
      ['应急电话', form.emergencyPhone],
    ]),
  );
}
