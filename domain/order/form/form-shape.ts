import * as v from 'valibot';

import { textSchema } from '../../shape/trade';
import { goodsRow } from '../../goods/row-shape';

const choice = <const TChoices extends readonly string[]>(...choices: TChoices) => v.picklist([...choices, '']);

const party = v.object({
  name: textSchema(200),
  address: textSchema(400),
  phone: textSchema(60),
  email: textSchema(120),
  taxId: textSchema(60),
});

export const fileRow = v.object({
  fileId: textSchema(64),
  docType: textSchema(20),
  name: textSchema(200),
  bytes: v.number(),
});

/** Form fields of every mode: bounded in size, otherwise as typed. A draft may be invalid. */
export const orderForm = v.object({
  quoteId: textSchema(64),
  offerId: textSchema(64),
  altOfferId: textSchema(64),
  isDanger: v.picklist(['Y', 'N']),
  goods: v.pipe(v.array(goodsRow), v.maxLength(20)),
  later: v.optional(v.pipe(v.array(goodsRow), v.maxLength(20)), []),
  /** `PLATFORM` declares for the shipper; with `SELF` the shipper has an agent. */
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
});
