import * as v from 'valibot';

import type { CaseField, ActInput } from '../../../../domain/house/act-fields';
import type { ClosureCase, ClosureReading } from '../../../../domain/house/case';
import type { ClosureDesk, ClosureHits, NewClosure } from '../../../trade/closures/closures';
import { validate } from '../../../base/http/validate';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { CLOSURE_MESSAGES as messages } from '../messages';
import { readText } from '../said';
import { buildScopes, spanFields, readSpan } from '../scopes';

export type AtClosure = Pick<ClosureCase, 'no' | 'stand' | 'closure'>;
export type ClosureActs = ClosureDesk & { now(): number; told(hits: ClosureHits): Promise<ClosureReading> };
type ActOfClosure = ActOf<AtClosure, ClosureActs>;

const text = v.pipe(v.string(), v.trim(), v.minLength(2, messages.textNeeded), v.maxLength(60, messages.textNeeded));

const scopes = buildScopes(() => true);

const common = (): CaseField[] => [...spanFields(), field('text', 'text', { label: messages.text })];

const readCommonFields = (said: ActInput, now: number): Pick<NewClosure, 'classes' | 'reason' | 'from' | 'until'> => ({
  ...readSpan(said, now),
  reason: validate(text, readText(said, 'text')),
});

const put = (what: 'place' | 'lane' | 'carrier'): ActOfClosure => ({
  id: `closure.${what}`,
  fields: ({ stand }) => (stand === 'NEW' ? [...scopes[what].fields, ...common()] : null),
  does: async (desk, _, said) =>
    desk.told(await desk.put({ ...scopes[what].of(said), ...readCommonFields(said, desk.now()) })),
});

const dropped: ActOfClosure = {
  id: 'closure.dropped',
  fields: ({ stand }) => (stand === 'HOLDS' || stand === 'COMING' ? [] : null),
  async does(desk, { no }) {
    const hits = await desk.drop(no);
    return hits && desk.told(hits);
  },
};

export const CLOSURE_ACTS: readonly ActOfClosure[] = [put('place'), put('lane'), put('carrier'), dropped];
