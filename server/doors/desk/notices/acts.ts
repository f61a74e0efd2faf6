import * as v from 'valibot';

import type { ActInput } from '../../../../domain/house/act-fields';
import type { NoticeCase } from '../../../../domain/house/case';
import { type Day, dayAt, daysAfter, isDay } from '../../../../domain/values/days';
import { validate } from '../../../base/http/validate';
import type { NoticeDesk } from '../../../world/notices/notices';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { NOTICE_MESSAGES as messages } from '../messages';
import { readTypedNumber, readText } from '../said';

export type AtPlace = Pick<NoticeCase, 'place' | 'name' | 'notice'>;
export type PlaceDesk = NoticeDesk & { now(): number };
type ActOfPlace = ActOf<AtPlace, PlaceDesk>;

const MOST_DAYS = 90;

const text = v.pipe(v.string(), v.trim(), v.minLength(2, messages.textNeeded), v.maxLength(60, messages.textNeeded));
const days = v.pipe(
  v.number(messages.daysNeeded),
  v.integer(messages.daysNeeded),
  v.minValue(1, messages.daysNeeded),
  v.maxValue(MOST_DAYS, messages.daysNeeded),
);

const untilSchema = (today: Day) =>
  v.pipe(
    v.string(),
    v.check((day) => isDay(day) && day >= today && day <= daysAfter(today, MOST_DAYS), messages.untilNeeded),
  );

const put: ActOfPlace = {
  id: 'notice.put',
  fields: ({ notice }) => [
    field('text', 'text', { label: messages.text, value: notice?.text ?? '' }),
    field('days', 'number', { value: notice ? String(notice.days) : '' }),
    field('until', 'date', { value: notice?.until ?? '' }),
  ],
  does: async (desk, { place }, said: ActInput) =>
    desk.put({
      place,
      text: validate(text, readText(said, 'text')),
      days: validate(days, readTypedNumber(said, 'days')),
      until: validate(untilSchema(dayAt(desk.now())), readText(said, 'until')),
    }),
};

const dropped: ActOfPlace = {
  id: 'notice.dropped',
  fields: ({ notice }) => (notice === null ? null : []),
  does: (desk, { place }) => desk.drop(place),
};

export const NOTICE_ACTS: readonly ActOfPlace[] = [put, dropped];
