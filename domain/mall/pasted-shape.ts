import * as v from 'valibot';

import { told } from './purchase-shape';
import { PASTED_FAULTS } from './pasted';
import { readonlyList } from '../shape/trade';

export const pastedChoice = v.object({
  ...told,
  nameCn: v.string(),
  grade: v.string(),
  pieces: v.number(),
  isAsTyped: v.boolean(),
});

export const pastedRow = v.object({
  no: v.number(),
  text: v.string(),
  fault: v.nullable(v.picklist(PASTED_FAULTS)),
  choices: readonlyList(
    v.object({ ...told, nameCn: v.string(), grade: v.string(), pieces: v.number(), isAsTyped: v.boolean() }),
  ),
  unused: readonlyList(v.string()),
});

export const pastedRows = v.object({
  rows: readonlyList(pastedRow),
  more: v.number(),
});
