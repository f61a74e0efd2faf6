import type * as v from 'valibot';

export type JsonSchema = { [keyword: string]: unknown };

type Part = { kind: string; type: string; [detail: string]: unknown };
type Converter = (part: Part) => JsonSchema;

const wrapped = (part: Part) => toJsonSchema(part['wrapped'] as v.GenericSchema);

const isOptional = (entry: Part) =>
  entry.type === 'optional' || entry.type === 'exact_optional' || entry.type === 'nullish';

function ofObject(part: Part): JsonSchema {
  const entries = Object.entries(part['entries'] as Record<string, Part>);
  const required = entries.filter(([, entry]) => !isOptional(entry)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, entry]) => [name, toJsonSchema(entry as unknown as v.GenericSchema)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

const alternatives = (part: Part) => (part['options'] as v.GenericSchema[]).map(toJsonSchema);

const SCHEMAS: Record<string, Converter> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  null: () => ({ type: 'null' }),
  unknown: () => ({}),
  any: () => ({}),
  literal: (part) => ({ const: part['literal'] }),
  picklist: (part) => ({ enum: part['options'] }),
  array: (part) => ({ type: 'array', items: toJsonSchema(part['item'] as v.GenericSchema) }),
  tuple: (part) => ({ type: 'array', prefixItems: (part['items'] as v.GenericSchema[]).map(toJsonSchema) }),
  record: (part) => ({ type: 'object', additionalProperties: toJsonSchema(part['value'] as v.GenericSchema) }),
  object: ofObject,
  loose_object: ofObject,
  strict_object: (part) => ({ ...ofObject(part), additionalProperties: false }),
  optional: wrapped,
  exact_optional: wrapped,
  nullish: (part) => ({ anyOf: [wrapped(part), { type: 'null' }] }),
  nullable: (part) => ({ anyOf: [wrapped(part), { type: 'null' }] }),
  union: (part) => ({ anyOf: alternatives(part) }),
  variant: (part) => ({ anyOf: alternatives(part) }),
  intersect: (part) => ({ allOf: alternatives(part) }),
};

const ACTIONS: Record<string, (requirement: unknown) => JsonSchema> = {
  min_length: (least) => ({ minLength: least }),
  max_length: (most) => ({ maxLength: most }),
  length: (exactly) => ({ minLength: exactly, maxLength: exactly }),
  non_empty: () => ({ minLength: 1 }),
  min_value: (least) => ({ minimum: least }),
  max_value: (most) => ({ maximum: most }),
  integer: () => ({ type: 'integer' }),
  safe_integer: () => ({ type: 'integer' }),
  regex: (pattern) => ({ pattern: (pattern as RegExp).source }),
  iso_date: () => ({ format: 'date' }),
  iso_timestamp: () => ({ format: 'date-time' }),
  uuid: () => ({ format: 'uuid' }),
  description: () => ({}),
};

const LENGTHS_OF_ARRAYS: Record<string, string> = { minLength: 'minItems', maxLength: 'maxItems' };

function ofAction(action: Part, base: JsonSchema): JsonSchema {
  const keywords = ACTIONS[action.type]?.(action['requirement']) ?? {};
  if (base['type'] !== 'array') return keywords;
  return Object.fromEntries(Object.entries(keywords).map(([name, value]) => [LENGTHS_OF_ARRAYS[name] ?? name, value]));
}

/** Last schema of a pipe and the actions after it: earlier stages only convert older names. */
function pipeStages(schema: Part): [schema: Part, ...actions: Part[]] {
  const pipe = (schema['pipe'] as Part[] | undefined) ?? [schema];
  const at = pipe.findLastIndex(({ kind }) => kind === 'schema');
  return [pipe[at] ?? schema, ...pipe.slice(at + 1)];
}

/**
 * JSON schema of a request. Custom checks are left out; an unknown kind of schema throws, and a test converts every
 * endpoint.
 */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  const [part, ...pipe] = pipeStages(schema as unknown as Part);
  const convert = SCHEMAS[part.type];
  if (!convert) throw new Error(`no JSON schema for a valibot "${part.type}"`);
  const base = convert(part);
  const actions = pipe.filter(({ kind }) => kind === 'validation');
  return actions.reduce((all, action) => ({ ...all, ...ofAction(action, base) }), base);
}
