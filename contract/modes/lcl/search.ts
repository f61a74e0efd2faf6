import * as v from 'valibot';

import { isNumbered, type LclRow, lclQuestion, type LclSearch, NUMBERED } from '../../../domain/modes/lcl/search';

import { scheduleEndpoint } from '../../offers/offers';
import { rowListSchema, questionWire, rowWire } from '../../wire/question-wire';
import { differentPorts } from '../../offers/sailings';
import { between } from '../../../domain/offer/offer-shape';
import { lclDetail } from '../../../domain/modes/lcl/detail-shape';

const { rows } = lclQuestion.parts;

const row = rowWire<LclRow>(rows.cells, { isLimited: v.optional(v.boolean()) });

export const lclEntries = { ...questionWire(lclQuestion.parts), rows: rowListSchema(rows, row) };

/** General goods may be listed beside dangerous ones. */
export const namedRows = <TSearch extends LclSearch>() => v.check<TSearch, string>(isNumbered, NUMBERED);

export const lclSearch = v.pipe(v.object(lclEntries), differentPorts(), namedRows());

export const lclOffer = v.object({
  ...between,
  detail: lclDetail,
});

export const lclSchedule = scheduleEndpoint({
  mode: 'lcl',
  summary: '拼箱班期：八周内每班的总价、截止时间、箱内已有类别与可拼结论',
  request: lclSearch,
  offer: lclOffer,
});
