import { toldSum } from '../../../../domain/offer/charges';
import type { Measured } from '../../../../domain/order/on-site/measured';
import { formatMoney } from '../../../../domain/values/money';
import { saidTime } from '../../../base/china-time';

export const cameText = ({ came: { kg, m3, charged } }: Pick<Measured, 'came'>): string =>
  `实测 ${kg} kg / ${m3} m³，计 ${charged} 计费吨`;

function outcomeSentence({ outcome, stands, before, now, answerBy }: Measured): string {
  const [old, total] = [before, now].map((charges) => formatMoney(toldSum(charges)));
  if (stands === 'STRANDED') return `后续班次暂无可用箱位，平台将与您联系；加收后总价 ${total}`;
  if (stands === 'WAITING')
    return `货物改配下一班，不收改配费；总价由 ${old} 变为 ${total}，请在北京时间 ${saidTime(answerBy)} 前确认`;
  if (stands === 'ASKED')
    return `总价由 ${old} 变为 ${total}，请在北京时间 ${saidTime(answerBy)} 前确认，逾期货物留待下一班`;
  return outcome === 'LESS' ? `少于订舱量，含亏舱费后总价 ${total}` : '与订舱相差不超过 10%，价格不变';
}

export const measuredText = (orderNo: string, measured: Measured): string =>
  `【化途】订单 ${orderNo} 货物已进仓，${cameText(measured)}（订舱 ${measured.booked.charged}）。${outcomeSentence(measured)}。`;
