import { isFiledAhead } from '../blocks/countries';
import { isDistrictAsked } from '../blocks/services';
import type { OrderFacts } from '../form/facts';
import type { DrawnField } from '../form/fields';
import type { OrderForm } from '../form/form';
import type { GoodsBlock, GoodsRow } from '../../goods/row';
import type { FieldPath } from '../../rules/fault';
import type { OrderMode } from '../mode/mode';
import { GROUP_II_FLASH_POINT } from '../../goods/flammable';
import { rowNature } from '../../goods/nature';
import type { Quote } from '../../offer/offer';
import { parseNumber } from '../../values/typed-number';

export type FormEntry = { path: FieldPath; values: string[] };

const TICKED = 'Y';

const valueTexts = (value: unknown): string[] => {
  if (value === true) return [TICKED];
  if (Array.isArray(value)) return value.flatMap(valueTexts);
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
};

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Flattens nested fields to full paths; blank ones are dropped. */
export function flattenEntries(fields: readonly DrawnField[]): FormEntry[] {
  return fields.flatMap(([path, value]) => {
    const isNested = isRecord(value) && (!Array.isArray(value) || value.some(isRecord));
    if (isNested) return flattenEntries(Object.entries(value).map(([name, one]) => [`${path}.${name}`, one] as const));
    const values = valueTexts(value);
    return values.length === 0 ? [] : [{ path, values }];
  });
}

type OfRow = 'ALWAYS' | 'DANGER' | 'LOW_FLASH' | 'SMALL' | 'NEVER';

/** Goods row fields with the rows that need them, without keys and page state. */
const ROW_FIELDS = {
  key: 'NEVER',
  goodsId: 'NEVER',
  edited: 'NEVER',
  isGeneral: 'ALWAYS',
  nameCn: 'ALWAYS',
  nameEn: 'ALWAYS',
  hsCode: 'ALWAYS',
  casNo: 'ALWAYS',
  unNo: 'ALWAYS',
  shippingName: 'DANGER',
  technicalName: 'DANGER',
  hazardClass: 'DANGER',
  subRisks: 'DANGER',
  packingGroup: 'DANGER',
  flashPoint: 'DANGER',
  share: 'DANGER',
  boilingPoint: 'DANGER',
  ratedWh: 'DANGER',
  lithiumG: 'DANGER',
  viscosity: 'LOW_FLASH',
  isMarinePollutant: 'DANGER',
  isLimited: 'DANGER',
  innerQuantity: 'SMALL',
  packKind: 'ALWAYS',
  packMark: 'DANGER',
  pieces: 'ALWAYS',
  grossKg: 'ALWAYS',
  netKg: 'ALWAYS',
  volume: 'ALWAYS',
} as const satisfies Record<keyof GoodsRow, OfRow>;

const ROW_NAMES = Object.keys(ROW_FIELDS) as (keyof GoodsRow)[];

/**
 * Drawn goods fields per row and nature. Inner packaging applies to limited and excepted quantities; the latter is a
 * field of the mode.
 */
const goodsFields = (
  { goods, isDanger }: Pick<GoodsBlock, 'goods' | 'isDanger'>,
  own: readonly DrawnField[],
): DrawnField[] =>
  goods.flatMap((row, at) => {
    const isSmall = row.isLimited || own.some(([path, value]) => path === `goods.${at}.excepted` && value === true);
    const isLow = (parseNumber(row.flashPoint, 1) ?? GROUP_II_FLASH_POINT) < GROUP_II_FLASH_POINT;
    const ofDanger: readonly OfRow[] = [
      'ALWAYS',
      'DANGER',
      ...(isLow ? (['LOW_FLASH'] as const) : []),
      ...(isSmall ? (['SMALL'] as const) : []),
    ];
    const asked: readonly OfRow[] = rowNature(row, isDanger) === 'Y' ? ofDanger : ['ALWAYS'];
    return ROW_NAMES.filter((name) => asked.includes(ROW_FIELDS[name])).map(
      (name): DrawnField => [`goods.${at}.${name}`, row[name]],
    );
  });

type AskedFields = OrderMode['fields'];
/** `country`: of arrival. */
type Asking = Pick<AskedFields, 'isDoneOnSite' | 'isDeclarerChosen'> & { form: OrderForm; country: string };
type When = (asking: Asking) => boolean;

const always: When = () => true;
const never: When = () => false;
const hasService =
  (...codes: string[]): When =>
  ({ form: { services } }) =>
    codes.some((code) => services.includes(code));
const isDangerous: When = ({ form }) => form.isDanger === 'Y';
const isFetched: When = ({ form, isDoneOnSite }) => isDistrictAsked(form, isDoneOnSite);

/** Common fields with their conditions; an order stores files and consents separately. */
const SHARED = {
  quoteId: never,
  offerId: never,
  altOfferId: always,
  isDanger: always,
  goods: never,
  later: never,
  declMode: (asking) => asking.isDeclarerChosen && isDangerous(asking) && !hasService('DGDEC')(asking),
  services: always,
  pickupRegion: isFetched,
  pickupAddress: isFetched,
  readyDate: hasService('TRK'),
  goodsValue: hasService('INS', 'CUS'),
  insuredValue: hasService('INS'),
  shipper: always,
  consignee: always,
  notify: always,
  destTaxId: never,
  amsAgent: ({ country }) => isFiledAhead(country),
  currency: always,
  payType: always,
  invoice: ({ form }) => form.invoice.wanted,
  contactName: always,
  contactPhone: always,
  contactEmail: always,
  emergencyName: isDangerous,
  emergencyPhone: isDangerous,
  files: never,
  remark: always,
  agreeProtocol: never,
  agreeCharges: never,
  chargesEdition: never,
  dgPromise: never,
} as const satisfies Record<keyof OrderForm, When>;

const SHARED_NAMES = Object.keys(SHARED) as (keyof OrderForm)[];

/** Filled fields in form order, without hidden ones. `country`: of arrival; decides the consignee's tax number. */
export function formEntries<TForm extends OrderForm, TQuote extends Quote>(
  mode: Pick<OrderMode<TForm, TQuote>, 'fields'>,
  form: TForm,
  facts: OrderFacts<TQuote>,
  country: string,
): FormEntry[] {
  const { isDoneOnSite, isDeclarerChosen } = mode.fields;
  const asking = { form, isDoneOnSite, isDeclarerChosen, country };
  const shared = SHARED_NAMES.filter((name) => SHARED[name](asking)).map((name): DrawnField => [name, form[name]]);
  const own = mode.fields.own(form, facts);
  return flattenEntries([...goodsFields(form, own), ...own, ...shared]);
}
