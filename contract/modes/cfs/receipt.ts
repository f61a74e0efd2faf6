import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { FIRES } from '../../../domain/goods/fire';
import { PLACARD_MARKS } from '../../../domain/goods/placards';
import type { CfsReceipt } from '../../../domain/modes/cfs/receipt';
import { CFS_BOXES } from '../../../domain/modes/cfs/search';
import { VGM_METHODS } from '../../../domain/order/on-site/packed';
import { TRUCK_PARTS } from '../../../domain/order/trucks/truck';
import { orderResult } from '../../after/results';
import { end } from '../../offers/sailings';
import { cfsEntries } from './search';

const moment = v.pipe(v.string(), v.isoTimestamp());
const texts = v.array(v.string());

export const cfsReceipt = v.object({
  station: v.object({ ...end.entries, address: v.string() }),
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
  stuffings: v.array(v.object({ slot: v.string(), teu: v.string() })),
  entry: v.object({ classes: v.array(v.picklist(HAZARD_CLASS_IDS)), bring: texts, wear: texts, act: texts }),
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
      placards: v.object({
        hazards: v.array(v.picklist(HAZARD_CLASS_IDS)),
        marks: v.array(v.picklist(PLACARD_MARKS)),
        count: v.number(),
      }),
    }),
  ),
  checks: v.optional(
    v.array(v.object({ unit: v.number(), item: v.string(), isFine: v.boolean(), note: v.string(), at: moment })),
    [],
  ),
  packed: v.optional(
    v.array(
      v.object({
        unit: v.number(),
        containerNo: v.string(),
        seal: v.string(),
        vgm: v.nullable(v.object({ kg: v.number(), method: v.picklist(VGM_METHODS), by: v.string() })),
        at: moment,
      }),
    ),
    [],
  ),
  photos: v.optional(
    v.array(
      v.object({
        photoId: v.string(),
        unit: v.number(),
        name: v.string(),
        bytes: v.number(),
        at: moment,
        small: v.optional(v.nullable(v.pipe(v.string(), v.base64())), null),
      }),
    ),
    [],
  ),
  signed: v.optional(v.nullable(orderResult), null),
}) satisfies v.GenericSchema<unknown, CfsReceipt>;
