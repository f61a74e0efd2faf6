import * as v from 'valibot';

import { end } from '../../offer/sailing-shape';
import { moment } from '../../shape/trade';
import { TRUCK_PARTS } from '../../order/trucks/truck';
import { cfsEntries } from './search-shape';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { FIRES } from '../../goods/fire';
import { CFS_BOXES } from './search';
import { placards } from '../../goods/placards-shape';
import { siteCheck } from '../../order/on-site/site-check-shape';
import { packed, sitePhoto } from '../../order/on-site/packed-shape';
import { orderResult } from '../../order/receipt/result-shape';

const texts = v.array(v.string());

export const typedStuff = v.object({ slot: v.string(), teu: v.string() });

export const cfsReceipt = v.object({
  station: v.object({ ...end.entries, address: v.string() }),
  /** ISO times. */
  cut: moment,
  lastGate: moment,
  carrierBookingNo: v.string(),
  vesselVoyage: v.string(),
  dstPort: v.string(),
  tons: v.number(),
  trucks: v.array(
    v.object({
      code: v.string(),
      openUntil: v.nullable(moment),
      dueAt: moment,
      cameAt: v.nullable(moment),
      missedAt: v.nullable(moment),
      ...v.entriesFromList(TRUCK_PARTS, v.string()),
    }),
  ),
  search: v.object(cfsEntries),
  stuffings: v.array(typedStuff),
  /** Gate instructions for the driver, by hazard class: documents, clothing, conduct. */
  entry: v.object({ classes: v.array(v.picklist(HAZARD_CLASS_IDS)), bring: texts, wear: texts, act: texts }),
  /** Known fire classes; some are banned during hot summer hours. */
  fires: v.array(v.picklist(FIRES)),
  boxes: v.array(
    v.object({
      no: v.number(),
      type: v.picklist(CFS_BOXES),
      containerNo: v.string(),
      seal: v.string(),
      goods: texts,
      kg: v.number(),
      vgmKg: v.number(),
      placards: placards,
    }),
  ),
  checks: v.optional(v.array(siteCheck), []),
  packed: v.optional(v.array(packed), []),
  photos: v.optional(v.array(sitePhoto), []),
  /** Last signed container packing certificate; null after a later change. */
  signed: v.optional(v.nullable(orderResult), null),
});
