import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { PRICE_UNITS, wayName } from '../../../domain/modes/enq/ways';
import { isContract } from '../../../domain/modes/enq/wish';

/** What the release before has kept does not know all of them. */
const of = (name: string, value: string | undefined, unit = ''): string[] =>
  (value ?? '').trim() === '' ? [] : [`${name} ${value}${unit}`];

/** What whoever answers has to know besides the goods: nothing of a wish that is not asked for any more. */
export function wishesOf(form: EnquiryForm): string[] {
  const { modeWish, loadTemp, density, setTemp, oogSize, stackable, pieceSizes, withTax } = form;
  const { targetPrice, targetCurrency, targetUnit, cargoReadyDate, contractMonths, specialReq } = form;
  const isMeasured = modeWish === 'TANK' || modeWish === 'FLEXI';
  const unit = ` ${targetCurrency || 'USD'} ${PRICE_UNITS[targetUnit || 'CTN']}`;
  return [
    ...of('想用', (modeWish || 'FCL') === 'FCL' ? '' : wayName(modeWish)),
    ...(isMeasured ? [...of('装货温度', loadTemp, ' ℃'), ...of('密度', density, ' kg/L')] : []),
    ...(modeWish === 'RF' ? of('设定温度', setTemp, ' ℃') : []),
    ...(modeWish === 'OOG' ? of('外形尺寸', oogSize) : []),
    ...(modeWish === 'LCL' ? [stackable === 'N' ? '不可堆叠' : '可堆叠'] : []),
    ...(modeWish === 'AIR' ? of('单件尺寸', pieceSizes, ' cm') : []),
    ...(modeWish === 'DOM' && withTax ? ['要含税价'] : []),
    ...of('目标价', targetPrice, unit),
    ...of('货好', cargoReadyDate),
    ...(isContract(form) ? [`合约询价：年 ${form.annualVolume} TEU，${contractMonths} 个月`] : []),
    ...of('特殊要求', specialReq),
  ];
}
