import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../domain/goods/dangerous-goods';
import type { OrderForm } from '../../domain/order/form/form';
import { fileRow } from '../wire/fields-wire';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const choice = <const TChoices extends readonly string[]>(...choices: TChoices) => v.picklist([...choices, '']);

const party = v.object({ name: text(200), address: text(400), phone: text(60), email: text(120), taxId: text(60) });

export const goodsRow = v.object({
  key: text(40),
  goodsId: text(60),
  isGeneral: v.exactOptional(v.boolean()),
  nameCn: text(120),
  nameEn: text(240),
  hsCode: text(20),
  casNo: text(20),
  unNo: text(10),
  shippingName: text(240),
  technicalName: text(240),
  hazardClass: v.picklist([...HAZARD_CLASS_IDS, '']),
  subRisks: v.pipe(v.array(v.picklist(HAZARD_CLASS_IDS)), v.maxLength(4)),
  packingGroup: v.picklist([...PACKING_GROUPS, 'N', '']),
  flashPoint: text(20),
  isMarinePollutant: v.boolean(),
  isLimited: v.boolean(),
  innerQuantity: text(40),
  packKind: text(10),
  packMark: v.optional(text(120), ''),
  pieces: text(20),
  grossKg: text(20),
  netKg: text(20),
  volume: text(20),
  edited: v.pipe(v.array(text(40)), v.maxLength(20)),
});

/** Form fields of every mode: bounded in size, otherwise as typed. A draft may be invalid. */
export const orderForm = v.object({
  quoteId: text(64),
  offerId: text(64),
  altOfferId: text(64),
  isDanger: v.picklist(['Y', 'N']),
  goods: v.pipe(v.array(goodsRow), v.maxLength(20)),
  later: v.optional(v.pipe(v.array(goodsRow), v.maxLength(20)), []),
  declMode: choice('PLATFORM', 'SELF'),
  services: v.pipe(v.array(text(10)), v.maxLength(12)),
  pickupRegion: text(120),
  pickupAddress: text(240),
  readyDate: text(30),
  goodsValue: text(30),
  insuredValue: text(30),
  shipper: party,
  consignee: party,
  notify: party,
  destTaxId: text(60),
  amsAgent: choice('PLATFORM', 'SELF'),
  currency: text(5),
  payType: text(5),
  invoice: v.object({ wanted: v.boolean(), title: text(200), taxNo: text(40), type: text(5) }),
  contactName: text(60),
  contactPhone: text(40),
  contactEmail: text(120),
  emergencyName: text(60),
  emergencyPhone: text(40),
  files: v.pipe(v.array(fileRow), v.maxLength(20)),
  remark: text(1000),
  agreeProtocol: v.boolean(),
  agreeCharges: v.optional(v.boolean(), false),
  chargesEdition: v.optional(text(20), ''),
  dgPromise: v.boolean(),
}) satisfies v.GenericSchema<unknown, OrderForm>;
