import { isNothing, type Load } from '../../../../domain/order/trucks/leaving';
import { writtenTime } from '../../../base/china-time';

export const leavingText = ({ at, tons, pallets }: Load & { at: number }): string =>
  `${writtenTime(new Date(at))}，${tons} t / ${pallets} 托`;

export const leftText = (orderNo: string, note: string, rest: Load): string =>
  `【化途】订单 ${orderNo} 已出库一车（预约 ${note}），${isNothing(rest) ? '货物已全部出库，费用结清后订单完成' : `在库余 ${rest.tons} t / ${rest.pallets} 托`}。`;
