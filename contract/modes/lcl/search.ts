import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { FIRES } from '../../../domain/goods/fire';
import { VERDICT_LEVELS } from '../../../domain/goods/verdict';
import type { LclDetail } from '../../../domain/modes/lcl/detail';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
import { isNumbered, type LclRow, lclQuestion, type LclSearch, NUMBERED } from '../../../domain/modes/lcl/search';
import { TON_BASES } from '../../../domain/modes/lcl/tons';

import { between, scheduleEndpoint } from '../../offers/offers';
import { rowListSchema, questionWire, rowWire } from '../../wire/question-wire';
import { differentPorts, end } from '../../offers/sailings';

const { rows } = lclQuestion.parts;

const row = rowWire<LclRow>(rows.cells, { isLimited: v.optional(v.boolean()) });

export const lclEntries = { ...questionWire(lclQuestion.parts), rows: rowListSchema(rows, row) };

/** General goods may be listed beside dangerous ones. */
export const namedRows = <TSearch extends LclSearch>() => v.check<TSearch, string>(isNumbered, NUMBERED);

export const lclSearch = v.pipe(v.object(lclEntries), differentPorts(), namedRows()) satisfies v.GenericSchema<
  unknown,
  LclSearch
>;

const day = v.pipe(v.string(), v.isoDate());
export const hazardClass = v.picklist(HAZARD_CLASS_IDS);

export const tons = v.object({ m3: v.number(), t: v.number(), charged: v.number(), basis: v.picklist(TON_BASES) });

export const lclDetail = v.object({
  shed: v.object({
    ...end.entries,
    address: v.string(),
    classes: v.array(hazardClass),
    fires: v.array(v.picklist(FIRES)),
  }),
  transitDays: v.number(),
  via: v.nullable(end),
  boxes: v.array(
    v.object({
      classes: v.array(hazardClass),
      level: v.nullable(v.picklist(VERDICT_LEVELS)),
      leftM3: v.number(),
      leftKg: v.optional(v.number()),
      mostM3: v.number(),
    }),
  ),
  box: v.nullable(v.number()),
  nextFit: v.nullable(v.object({ day, offerId: v.string() })),
  fitShare: v.tuple([v.number(), v.number()]),
  breakEven: v.nullable(v.number()),
  tons,
}) satisfies v.GenericSchema<unknown, LclDetail>;

export const lclOffer = v.object({
  ...between,
  detail: lclDetail,
}) satisfies v.GenericSchema<unknown, LclOffer>;

export const lclSchedule = scheduleEndpoint({
  mode: 'lcl',
  summary: '拼箱班期：八周内每班的总价、截止时间、箱内已有类别与可拼结论',
  request: lclSearch,
  offer: lclOffer,
});
