import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { FIRES } from '../../../domain/goods/fire';
import { PLACARD_MARKS } from '../../../domain/goods/placards';
import type { CfsReceipt } from '../../../domain/modes/cfs/receipt';
import { CFS_BOXES } from '../../../domain/modes/cfs/search';
import { TRUCK_PARTS } from '../../../domain/order/truck';
import { end } from '../../sailings';
import { cfsEntries } from './search';

const moment = v.pipe(v.string(), v.isoTimestamp());
const texts = v.array(v.string());

/** What its receipt reads of `detail`. */
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
}) satisfies v.GenericSchema<unknown, CfsReceipt>;
