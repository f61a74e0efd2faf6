import * as v from 'valibot';

import { OWN } from '../../../domain/modes/lcl/fields';
import type { LclForm } from '../../../domain/modes/lcl/form';
import { ROW, ROW_FACTS } from '../../../domain/modes/lcl/row-fields';
import { MOST_ROWS } from '../../../domain/modes/lcl/search';
import { wireOf } from '../../fields-wire';
import { orderForm } from '../../order-form';
import { orderEndpoints } from '../../orders';

/** The rows of a form and those that wait. */
const MOST_FACTS = 2 * MOST_ROWS;

const facts = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), wireOf(ROW.fields)),
  v.check((kept) => Object.keys(kept).length <= MOST_FACTS),
);

export const lclForm = v.pipe(
  v.object({ ...wireOf(OWN.fields).entries, ...orderForm.entries, lcl: v.optional(facts, {}) }),
  v.transform((form): LclForm => ({ ...form, lcl: ROW_FACTS.kept(form, form.lcl) })),
) satisfies v.GenericSchema<unknown, LclForm>;

export const {
  submit: submitLcl,
  saveDraft: saveLclDraft,
  readDraft: readLclDraft,
  dropDraft: dropLclDraft,
} = orderEndpoints({ mode: 'LCL', name: '拼箱', form: lclForm });
