import type { OwnCode } from '../mode-ids';

/** Fields that must be filled in, by their way through the form without the numbers of rows. */
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
  /** Longer than `most`. */
  | 'tooLong'
  | 'sailingClosed'
  /** A code that stands on no list. */
  | 'notListed'
  /** Services, by their `names`, that the mode does not sell. */
  | 'serviceUnsold'
  | 'sameSailing'
  /** The other offer does not take these goods. */
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
  /** General goods in an order of dangerous ones: that bear a number or a class, that this mode does not mix, or nothing but them. */
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

/** What the sentence of a fault is filled with. */
export type FaultValues = Record<string, string | number>;

/** The way to a field, such as `goods.0.grossKg`: what a summary links to and a page focuses. */
export type FieldPath = string;

/** What is wrong with a value: a code, and what its sentence is filled with. */
export type FaultCheck = FaultCode | readonly [code: FaultCode, given: FaultValues] | null;

export type OrderFault = { path: FieldPath; code: FaultCode; given?: FaultValues };

export const fault = (path: FieldPath, code: FaultCode, given?: FaultValues): OrderFault =>
  given ? { path, code, given } : { path, code };

/** The place of a field in a row, `goods.2.nameCn`. */
export const inRow = (field: string, row: number): FieldPath => field.replace('.', `.${row}.`);

/** `goods.2.nameCn` is the field `goods.nameCn`. */
export const fieldOf = (path: FieldPath): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

export const required = (field: RequiredField, row?: number): OrderFault =>
  fault(row === undefined ? field : inRow(field, row), 'required');

/** Selects that must have been touched, in the order they stand in. */
export const choiceFaults = <TName extends RequiredField>(
  form: Readonly<Record<TName, string>>,
  fields: readonly TName[],
): OrderFault[] => fields.flatMap((field) => (form[field] === '' ? [required(field)] : []));

export const isBlank = (text: string): boolean => text.trim() === '';

/** The first fault of a field is enough. */
export const firstOf = (...faults: (OrderFault | false | null)[]): OrderFault[] => {
  const found = faults.find((one) => one !== false && one !== null);
  return found ? [found] : [];
};

export const tooLong = (path: FieldPath, text: string, most: number): OrderFault | null => {
  const { length } = text.trim();
  return length > most ? fault(path, 'tooLong', { most, length }) : null;
};

/** Shorter or longer than the bounds of its sentence. */
export const misfit = (
  path: FieldPath,
  text: string,
  { least, most }: { least: number; most: number },
  code: 'addressLength' | 'nameLength' | 'contactName',
): OrderFault | null => {
  const { length } = text.trim();
  return length < least || length > most ? fault(path, code, { length }) : null;
};
