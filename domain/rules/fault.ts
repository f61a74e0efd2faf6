import type { OwnCode } from '../mode-ids';

/** Required fields, by form path without row numbers. */
export const REQUIRED_FIELDS = [
  'offerId',
  'orgPortCode',
  'dstPortCode',
  'etd',
  'boxes',
  'boxOwner',
  'tradeTerm',
  'transportTerm',
  'freightTerm',
  'reeferC',
  'goods',
  'goods.nameCn',
  'goods.nameEn',
  'goods.hsCode',
  'goods.unNo',
  'goods.shippingName',
  'goods.technicalName',
  'goods.hazardClass',
  'goods.packingGroup',
  'goods.flashPoint',
  'goods.innerQuantity',
  'goods.packKind',
  'goods.pieces',
  'goods.grossKg',
  'goods.volume',
  'declMode',
  'pickupRegion',
  'pickupAddress',
  'readyDate',
  'goodsValue',
  'insuredValue',
  'shipper.name',
  'shipper.address',
  'shipper.phone',
  'consignee.name',
  'consignee.address',
  'consignee.phone',
  'notify.name',
  'notify.address',
  'notify.phone',
  'destTaxId',
  'amsAgent',
  'blType',
  'releaseType',
  'currency',
  'payType',
  'invoice.title',
  'invoice.taxNo',
  'invoice.type',
  'contactName',
  'contactPhone',
  'emergencyName',
  'emergencyPhone',
  'agreeProtocol',
  'agreeCharges',
  'dgPromise',
  'quoteDeadline',
] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

export type OrderFaultCode =
  | 'required'
  | 'tooLong'
  | 'sailingClosed'
  | 'notListed'
  | 'serviceUnsold'
  | 'sameSailing'
  | 'otherRefuses'
  | 'portUnknown'
  | 'samePort'
  | 'dayTooEarly'
  | 'dayTooLate'
  | 'boxCount'
  | 'boxTwice'
  | 'reeferC'
  | 'nameLength'
  | 'nameNotEnglish'
  | 'hsCode'
  | 'ncmCode'
  | 'casNo'
  | 'unNo'
  | 'sameRisk'
  /** General goods in a dangerous goods order: with a number or class, in a mode that does not mix, or alone. */
  | 'generalNumbered'
  | 'notMixed'
  | 'allGeneral'
  | 'flashPoint'
  | 'flashPointHigh'
  | 'innerQuantity'
  | 'innerUnit'
  | 'overLimit'
  | 'limitedPackage'
  | 'packNotTested'
  | 'pieces'
  | 'grossKg'
  | 'netKg'
  | 'netOverGross'
  | 'volume'
  | 'overPayload'
  | 'overAllPayload'
  | 'overVolume'
  | 'overAllVolume'
  | 'tooManyGoods'
  | 'addressLength'
  | 'readyDate'
  | 'readyTooLate'
  | 'money'
  | 'underInsured'
  | 'notEnglish'
  | 'partyPhone'
  | 'email'
  | 'destTaxId'
  | 'creditCode'
  | 'contactName'
  | 'contactPhone'
  | 'emergencyPhone'
  | 'emergencyNotEnglish'
  | 'file'
  | 'tooManyFiles'
  | 'targetPrice'
  | 'deadline'
  | 'annualVolume';

export type FaultCode = OrderFaultCode | OwnCode;

export type FaultValues = Record<string, string | number>;

/** Path of a field, such as `goods.0.grossKg`: a summary links to it and a page focuses it. */
export type FieldPath = string;

export type FaultCheck = FaultCode | readonly [code: FaultCode, given: FaultValues] | null;

export type OrderFault = { path: FieldPath; code: FaultCode; given?: FaultValues };

export const fault = (path: FieldPath, code: FaultCode, given?: FaultValues): OrderFault =>
  given ? { path, code, given } : { path, code };

/** Path of a field in a row, `goods.2.nameCn`. */
export const inRow = (field: string, row: number): FieldPath => field.replace('.', `.${row}.`);

/** `goods.2.nameCn` is the field `goods.nameCn`. */
export const fieldName = (path: FieldPath): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

export const requiredFault = (field: RequiredField, row?: number): OrderFault =>
  fault(row === undefined ? field : inRow(field, row), 'required');

/** Selects without a choice, in form order. */
export const choiceFaults = <TName extends RequiredField>(
  form: Readonly<Record<TName, string>>,
  fields: readonly TName[],
): OrderFault[] => fields.flatMap((field) => (form[field] === '' ? [requiredFault(field)] : []));

export const isBlank = (text: string): boolean => text.trim() === '';

/** One fault per field is enough. */
export const firstFault = (...faults: (OrderFault | false | null)[]): OrderFault[] => {
  const found = faults.find((one) => one !== false && one !== null);
  return found ? [found] : [];
};

export const tooLong = (path: FieldPath, text: string, most: number): OrderFault | null => {
  const { length } = text.trim();
  return length > most ? fault(path, 'tooLong', { most, length }) : null;
};

export const lengthFault = (
  path: FieldPath,
  text: string,
  { least, most }: { least: number; most: number },
  code: 'addressLength' | 'nameLength' | 'contactName',
): OrderFault | null => {
  const { length } = text.trim();
  return length < least || length > most ? fault(path, code, { length }) : null;
};
