import * as v from 'valibot';

import { missingField, wrongField, wrongType } from './messages';
import { badRequest } from './refusal';

const CHINESE = /\p{Script=Han}/u;

const LISTS = new Set(['picklist', 'enum', 'union', 'variant', 'literal']);

function sentence(issue: v.BaseIssue<unknown>, field: string): string {
  if (CHINESE.test(issue.message)) return wrongField(field, issue.message);
  if (issue.input === undefined) return missingField(field);
  if (issue.kind === 'schema' && !LISTS.has(issue.type)) return wrongType(field, issue.expected ?? '');
  return wrongField(field);
}

/** Returns only fields of the contract; otherwise refuses and names the first wrong field. */
export function validate<TSchema extends v.GenericSchema>(schema: TSchema, input: unknown): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  throw badRequest(sentence(issue, field), field);
}
