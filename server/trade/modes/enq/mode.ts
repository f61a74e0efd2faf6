import type { EnquiryFacts, EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { countPouredUnits, reduceToPriceInput } from '../../../../domain/modes/enq/instant';
import { ENQ } from '../../../../domain/modes/enq/mode';
import { isBoxless, isContract, orderedAs, isPouredWish } from '../../../../domain/modes/enq/wish';
import { boxedRows, isPoured, TANK_CODES } from '../../../../domain/modes/enq/asked-boxes';
import { sizesTyped } from '../../../../domain/offer/piece-sizes';
import { parseMoment } from '../../../../domain/values/moments';
import { parseNumber } from '../../../../domain/values/typed-number';
import type { Wished } from '../answering';
import type { AskedMode } from '../mode';
import { PRICE_UNITS, modeWishName } from '../../../../domain/modes/enq/ways';

/** Stored forms of the previous release lack some fields. */
const of = (name: string, value: string | undefined, unit = ''): string[] =>
  (value ?? '').trim() === '' ? [] : [`${name} ${value}${unit}`];

const tanks = (codes: readonly string[]): string =>
  codes.length === 0 ? modeWishName('FLEXI') : `20TK（${codes.join('、')}）`;

/** Desired equipment and count; modes without boxes keep stale box rows, which are ignored. */
const boxTexts = ({ boxes, modeWish }: EnquiryForm): string[] =>
  isBoxless(modeWish)
    ? []
    : boxes.map(({ type, count }) => `${isPoured(type) ? tanks(TANK_CODES[type]) : type} × ${count}`);

export function wishTexts(form: EnquiryForm): string[] {
  const { modeWish, loadTemp, density, setTemp, oogSize, stackable, pieceSizes, withTax } = form;
  const { targetPrice, targetCurrency, targetUnit, cargoReadyDate, contractMonths, specialReq } = form;
  const unit = ` ${targetCurrency || 'USD'} ${PRICE_UNITS[targetUnit || 'CTN']}`;
  return [
    ...of('期望开船', form.etd),
    ...of('想用', (modeWish || 'FCL') === 'FCL' ? '' : modeWishName(modeWish)),
    ...boxTexts(form),
    ...(isPouredWish(form) ? [...of('装货温度', loadTemp, ' ℃'), ...of('密度', density, ' kg/L')] : []),
    ...(modeWish === 'RF' ? of('设定温度', setTemp, ' ℃') : []),
    ...(modeWish === 'OOG' ? of('外形尺寸', oogSize) : []),
    ...(modeWish === 'LCL' ? [stackable === 'N' ? '不可堆叠' : '可堆叠'] : []),
    ...(modeWish === 'AIR' ? of('单件尺寸', pieceSizes, ' cm') : []),
    ...(modeWish === 'DOM' && withTax ? ['要含税价'] : []),
    ...of('目标价', targetPrice, unit),
    ...of('货好', cargoReadyDate),
    ...(isContract(form) ? [`合约询价：年 ${form.annualVolume} TEU，${contractMonths} 个月`] : []),
    ...of('特殊要求', specialReq),
    ...of('备注', form.remark),
  ];
}

const isMeasured = ({ modeWish }: EnquiryForm): boolean => modeWish === 'TANK' || modeWish === 'FLEXI';

function wishedFromForm(form: EnquiryForm): Wished {
  const { orgPortCode, dstPortCode, etd, isDanger, goods, boxes, modeWish } = form;
  const { loadTemp, density, setTemp, stackable, pieceSizes } = form;
  return {
    orgPortCode,
    dstPortCode,
    etd,
    isDanger,
    goods,
    boxes: isBoxless(modeWish) ? [] : boxedRows(boxes),
    loadC: isMeasured(form) ? parseNumber(loadTemp, 1) : null,
    density: isMeasured(form) ? parseNumber(density, 4) : null,
    setC: modeWish === 'RF' ? setTemp : '',
    isStackable: stackable !== 'N',
    sizes: modeWish === 'AIR' ? (sizesTyped(pieceSizes) ?? []) : [],
  };
}

export const enqMode = (known: Omit<EnquiryFacts, 'now'>): AskedMode<EnquiryForm> => ({
  kind: 'asked',
  faults: (form, now) => ENQ.faults(form, { ...known, now }),
  answerBy: ({ quoteDeadline }) => parseMoment(quoteDeadline),
  wishes: wishTexts,
  isPoured: isPouredWish,
  isContract,
  priced(typed) {
    const form = reduceToPriceInput(typed);
    return form && { form, units: countPouredUnits(form) };
  },
  asks(form) {
    const { modeWish, contactName, contactPhone, contactEmail, files, remark } = form;
    return {
      mode: orderedAs(modeWish),
      wished: wishedFromForm(form),
      kept: { contactName, contactPhone, contactEmail, files, remark },
    };
  },
});
