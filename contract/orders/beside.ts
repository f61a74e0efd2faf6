import * as v from 'valibot';

import { VERDICT_LEVELS } from '../../domain/goods/verdict';
import { MODE_IDS } from '../../domain/mode-ids';
import type { BesideChoice } from '../../domain/order/drafts/beside';
import { money } from '../../domain/shape/trade';
import { draftAbout } from '../../domain/order/drafts/draft-shape';

const fault = v.object({
  path: v.string(),
  code: v.string(),
  given: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

export const besideChoice = v.object({
  mode: v.picklist(MODE_IDS),
  draftId: v.string(),
  revision: v.number(),
  quoteId: v.string(),
  about: v.nullable(draftAbout),
  goods: v.array(v.string()),
  protocolVersion: v.string(),
  fetchedAt: v.string(),
  total: v.nullable(money),
  level: v.nullable(v.picklist(VERDICT_LEVELS)),
  wrong: v.nullable(fault),
  refused: v.nullable(v.string()),
  faults: v.optional(v.array(fault)),
}) as v.GenericSchema<unknown, BesideChoice>;
