import * as v from 'valibot';

import type { CalendarCase, QueuedYear } from '../../domain/house/case';
import { yearDays } from '../world/calendar';
import { endpoint } from '../wire/endpoint';
import { workingDays } from '../world/working-days';
import { done, listSchema, looking, readEndpoint, waiting, worked, workWire } from './case-wire';

const reads = readEndpoint('calendar');

const no = v.pipe(v.string(), v.regex(/^20\d\d$/));
const year = { kind: v.literal('calendar'), year: v.string(), ...yearDays };

export const houseCalendar = endpoint({
  summary: '节假日：今年与以后两年，每年的放假日、补班日与公布情况',
  path: '/api-desk/calendar',
  request: v.object(looking),
  reply: listSchema(v.object({ ...year, ...waiting }) satisfies v.GenericSchema<unknown, QueuedYear>),
  ...reads,
});

export const readCalendarCase = endpoint({
  summary: '一年的节假日：现在的日子、处理记录与现在能做的',
  path: '/api-desk/calendar/:no',
  request: v.object({ no }),
  reply: v.object({ ...year, done, ...worked }) satisfies v.GenericSchema<unknown, CalendarCase>,
  ...reads,
});

export const {
  rehearse: rehearseCalendar,
  act: actOnCalendar,
  hold: holdCalendar,
} = workWire({ kind: 'calendar', path: 'calendar', no, of: '一年的节假日' });

export const calendarEndpoints = {
  workingDays,
  houseCalendar,
  readCalendarCase,
  rehearseCalendar,
  actOnCalendar,
  holdCalendar,
};
