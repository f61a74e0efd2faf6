import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../domain/goods/dangerous-goods';
import type { OrderForm } from '../../domain/order/form/form';
import { fileRow } from '../wire/fields-wire';

const textSchema = (most: number) => v.pipe(v.string(), v.maxLength(most));
const choice = <const TChoices extends readonly string[]>(...choices: TChoices) => v.picklist([...choices, '']);

const party = v.object({
  name: textSchema(200),
  address: textSchema(400),
  phone: textSchema(60),
  email: textSchema(120),
  taxId: textSchema(60),
});

export const goodsRow = v.object({
  key: textSchema(40),
  goodsId: textSchema(60),
  isGeneral: v.exactOptional(v.boolean()),
  nameCn: textSchema(120),
  nameEn: textSchema(240),
  hsCode: textSchema(20),
  casNo: textSchema(20),
  unNo: textSchema(10),
  shippingName: textSchema(240),
  technicalName: textSchema(240),
  hazardClass: v.picklist([...HAZARD_CLASS_IDS, '']),
  subRisks: v.pipe(v.array(v.picklist(HAZARD_CLASS_IDS)), v.maxLength(4)),
  packingGroup: v.picklist([...PACKING_GROUPS, 'N', '']),
  flashPoint: textSchema(20),
  isMarinePollutant: v.boolean(),
  isLimited: v.boolean(),
  innerQuantity: textSchema(40),
  packKind: textSchema(10),
  packMark: v.optional(textSchema(120), ''),
  pieces: textSchema(20),
  grossKg: textSchema(20),
  netKg: textSchema(20),
  volume: textSchema(20),
  edited: v.pipe(v.array(textSchema(40)), v.maxLength(20)),
});

/** Form fields of every mode: bounded in size, otherwise as typed. A draft may be invalid. */
export const orderForm = v.object({
  quoteId: textSchema(64),
  offerId: textSchema(64),
  altOfferId: textSchema(64),
  isDanger: v.picklist(['Y', 'N']),
  goods: v.pipe(v.array(goodsRow), v.maxLength(20)),
  later: v.optional(v.pipe(v.array(goodsRow), v.maxLength(20)), []),
  declMode: choice('PLATFORM', 'SELF'),
  services: v.pipe(v.array(textSchema(10)), v.maxLength(12)),
  pickupRegion: textSchema(120),
  pickupAddress: textSchema(240),
  readyDate: textSchema(30),
  goodsValue: textSchema(30),
  insuredValue: textSchema(30),
  shipper: party,
  consignee: party,
  notify: party,
  destTaxId: textSchema(60),
  amsAgent: choice('PLATFORM', 'SELF'),
  currency: textSchema(5),
  payType: textSchema(5),
  invoice: v.object({ wanted: v.boolean(), title: textSchema(200), taxNo: textSchema(40), type: textSchema(5) }),
  contactName: textSchema(60),
  contactPhone: textSchema(40),
  contactEmail: textSchema(120),
  emergencyName: textSchema(60),
  emergencyPhone: textSchema(40),
  files: v.pipe(v.array(fileRow), v.maxLength(20)),
  remark: textSchema(1000),
  agreeProtocol: v.boolean(),
  agreeCharges: v.optional(v.boolean(), false),
  chargesEdition: v.optional(textSchema(20), ''),
  dgPromise: v.boolean(),
}) satisfies v.GenericSchema<unknown, OrderForm>;
