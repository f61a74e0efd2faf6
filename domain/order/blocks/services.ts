import { parseMoment } from '../../values/moments';
import { textField } from '../form/field-kinds';
import type { ServicesBlock } from '../form/form';
import type { GoodsBlock } from '../../goods/row';
import { isDistrictCode } from '../../places/regions';
import { parseMinorUnits } from '../../values/typed-number';
import { fault, firstFault, isBlank, lengthFault, requiredFault, type OrderFault } from '../../rules/fault';

const ADDRESS = { least: 5, most: 120 };

export const SITE_FIELDS = { pickupAddress: textField({ step: 'services', need: true, most: ADDRESS.most }) };

/** Insured value is 110 % of the goods value. */
const INSURED_SHARE = { of: 110, in: 100 };

function pickupFaults({ pickupRegion, pickupAddress, readyDate }: ServicesBlock, closing: number | null): OrderFault[] {
  const ready = parseMoment(readyDate);
  return [
    // Older pages stored the district in words, so it must be chosen again.
    ...firstFault(!isDistrictCode(pickupRegion) && requiredFault('pickupRegion')),
    ...firstFault(
      isBlank(pickupAddress) && requiredFault('pickupAddress'),
      lengthFault('pickupAddress', pickupAddress, ADDRESS, 'addressLength'),
    ),
    ...firstFault(
      isBlank(readyDate) && requiredFault('readyDate'),
      ready === null && fault('readyDate', 'readyDate'),
      ready !== null && closing !== null && ready >= closing && fault('readyDate', 'readyTooLate'),
    ),
  ];
}

export const isDistrictAsked = ({ services }: Pick<ServicesBlock, 'services'>, isDoneOnSite: boolean): boolean =>
  isDoneOnSite || services.includes('TRK');

export const nowhereFaults = (
  { services, pickupRegion }: Pick<ServicesBlock, 'services' | 'pickupRegion'>,
  isDistrict: (code: string) => boolean,
  isDoneOnSite: boolean,
) =>
  firstFault(
    isDistrictAsked({ services }, isDoneOnSite) &&
      isDistrictCode(pickupRegion) &&
      !isDistrict(pickupRegion) &&
      fault('pickupRegion', 'notListed'),
  );

const positive = (field: 'goodsValue' | 'insuredValue', typed: string): OrderFault[] =>
  firstFault(isBlank(typed) && requiredFault(field), (parseMinorUnits(typed) ?? 0) <= 0 && fault(field, 'money'));

function insuranceFaults({ goodsValue, insuredValue }: ServicesBlock): OrderFault[] {
  const unread = positive('insuredValue', insuredValue);
  if (unread.length > 0) return unread;
  const [goods, insured] = [parseMinorUnits(goodsValue) ?? 0, parseMinorUnits(insuredValue) ?? 0];
  // Integer comparison, so that 110 % never fails by rounding.
  const isUnder = insured * INSURED_SHARE.in < goods * INSURED_SHARE.of;
  return isUnder ? [fault('insuredValue', 'underInsured')] : [];
}

/** `closing`: latest arrival of the goods. */
export function serviceFaults(
  form: ServicesBlock & Pick<GoodsBlock, 'isDanger'>,
  closing: number | null,
): OrderFault[] {
  const has = (service: string) => form.services.includes(service);
  const isDeclared = form.isDanger === 'N' || has('DGDEC') || form.declMode !== '';
  return [
    ...firstFault(!isDeclared && requiredFault('declMode')),
    ...(has('TRK') ? pickupFaults(form, closing) : []),
    ...(has('INS') || has('CUS') ? positive('goodsValue', form.goodsValue) : []),
    ...(has('INS') ? insuranceFaults(form) : []),
  ];
}
