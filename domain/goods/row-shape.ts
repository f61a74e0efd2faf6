import * as v from 'valibot';

import { textSchema } from '../shape/trade';
import { HAZARD_CLASS_IDS, PACKING_GROUPS } from './dangerous-goods';

export const goodsRow = v.object({
  key: textSchema(40),
  /** Library id; empty when typed by hand. */
  goodsId: textSchema(60),
  /** Not dangerous, within a dangerous goods order. */
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
  /** `N`: not applicable. */
  packingGroup: v.picklist([...PACKING_GROUPS, 'N', '']),
  flashPoint: textSchema(20),
  share: v.exactOptional(textSchema(20)),
  boilingPoint: v.exactOptional(textSchema(20)),
  ratedWh: v.exactOptional(textSchema(20)),
  lithiumG: v.exactOptional(textSchema(20)),
  viscosity: v.exactOptional(textSchema(20)),
  isMarinePollutant: v.boolean(),
  isLimited: v.boolean(),
  innerQuantity: textSchema(40),
  packKind: textSchema(10),
  packMark: v.optional(textSchema(120), ''),
  pieces: textSchema(20),
  grossKg: textSchema(20),
  netKg: textSchema(20),
  volume: textSchema(20),
  /** Names of the fields edited by hand after a lookup filled them. */
  edited: v.pipe(v.array(textSchema(40)), v.maxLength(20)),
});
