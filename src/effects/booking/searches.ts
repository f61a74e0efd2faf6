import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { port } from '../../../contract/world/ports';
import { BOOKING_MODES } from '../../../domain/mode-ids';
import { OLD_IDS } from '../../../domain/modes/old-ids';
import { BOX_TYPES } from '../../../domain/offer/search';
import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import { dayAt } from '../../../domain/values/days';
import type { PastSearch, RecallOutcome } from '../../../machines/booking/booking-search';
import { storage } from '../storage';
import { SEARCHES } from './searches-key';
import { houseNow } from '../clock';

const goods = v.object({
  goodsId: v.string(),
  unNo: v.nullable(v.string()),
  nameCn: v.string(),
  nameEn: v.string(),
  casNo: v.nullable(v.string()),
  hazardClass: v.nullable(v.picklist(HAZARD_CLASS_IDS)),
  subRisks: v.array(v.picklist(HAZARD_CLASS_IDS)),
  packingGroup: v.nullable(v.picklist(PACKING_GROUPS)),
});

const mode = v.pipe(
  v.string(),
  v.transform((id) => (Object.hasOwn(OLD_IDS, id) ? OLD_IDS[id] : id)),
  v.picklist(BOOKING_MODES),
);

const pastSearch = v.object({
  mode,
  form: v.object({
    org: v.nullable(port),
    dst: v.nullable(port),
    isDanger: v.picklist(['Y', 'N']),
    goods: v.nullable(goods),
    etd: v.string(),
    boxType: v.picklist(BOX_TYPES),
    boxes: v.number(),
  }),
});

/** Parsed one by one, so that an unreadable entry does not discard the others. */
function readPastSearches(): PastSearch[] {
  try {
    const list = v.parse(v.array(v.unknown()), JSON.parse(storage.read(SEARCHES) ?? '[]'));
    return list.flatMap((search) => {
      const found = v.safeParse(pastSearch, search);
      return found.success ? [found.output] : [];
    });
  } catch {
    return [];
  }
}

export function savePast(_: unknown, { past: searches }: { past: readonly PastSearch[] }): void {
  storage.write(SEARCHES, JSON.stringify(searches));
}

export const recallToday = (now: () => number): RecallOutcome => ({ today: dayAt(now()), past: readPastSearches() });

export const recallSearches = (now: () => number = houseNow) =>
  fromPromise<RecallOutcome, undefined>(async () => recallToday(now));
