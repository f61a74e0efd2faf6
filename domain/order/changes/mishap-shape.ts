import * as v from 'valibot';

import { money } from '../../shape/trade';
import { MISHAP_STANDS } from './mishap';

const WAY = v.object({ name: v.string(), fee: money });

/** Photo. `small`: thumbnail, JPEG in base64. */
export const PHOTO = v.object({ fileId: v.string(), name: v.string(), small: v.string() });

export const MISHAP = v.object({
  no: v.number(),
  name: v.string(),
  day: v.string(),
  words: v.string(),
  stands: v.picklist(MISHAP_STANDS),
  /** Cost so far; negative for a refund. */
  fee: money,
  counted: v.array(v.string()),
  ways: v.nullable(v.object({ accept: WAY, decline: WAY })),
  /** Latest choice by the owner; null when none is due. */
  answerBy: v.nullable(v.string()),
  photos: v.optional(v.array(PHOTO), []),
});
