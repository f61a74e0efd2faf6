import * as v from 'valibot';

import { REVISED_KINDS } from './revised';
import { listItem } from '../form/lists-shape';
import { moment, money } from '../../shape/trade';

export const topic = v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/));

export const revisedField = v.object({
  path: v.string(),
  kind: v.picklist(REVISED_KINDS),
  /** Owner of the field; empty when none. */
  of: v.string(),
  name: v.string(),
  value: v.string(),
  isNeeded: v.boolean(),
  choices: v.array(listItem),
});

export const revisable = v.object({
  topic,
  name: v.string(),
  /** ISO; null for an invoice before completion. */
  until: v.nullable(moment),
  /** Fixed price of the service and its name; null when it depends on input or costs nothing. */
  adds: v.nullable(v.object({ name: v.string(), sum: money })),
  fields: v.array(revisedField),
});
