import { fault, isBlank, type FieldPath, type OrderFault, type FaultCheck } from '../../rules/fault';

const FIELD_KINDS = [
  'text',
  'number',
  'whole',
  'money',
  'day',
  'moment',
  'choice',
  'many',
  'tick',
  'rows',
  'file',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Declaration of a field. Blank value, rule, wire schema, required mark and input derive from it. */
export type Field<TValue = unknown> = {
  kind: FieldKind;
  /** `digits`: text of digits; `long`: several lines; `place`: from a list; `signed`: no number pad, it may lack a minus. */
  input?: 'tel' | 'capitals' | 'digits' | 'long' | 'place' | 'signed' | undefined;
  unit?: '℃' | undefined;
  step: string;
  blank: TValue;
  /** Longest valid text or list; the wire accepts twice as much, so that drafts may be invalid. */
  most: number;
  /** Codes of a choice that is no gateway list. */
  options?: readonly string[];
  row?: Fields;
  need: boolean;
  /** Called for non-blank values only. A method for bivariance, so that a text field is a `Field`. */
  judge(value: TValue): FaultCheck;
};

// oxlint-disable-next-line typescript/no-explicit-any -- with `unknown` every blank of a part would be unknown.
export type Fields = Readonly<Record<string, Field<any>>>;

export type PartOf<TFields extends Fields> = { -readonly [TName in keyof TFields]: TFields[TName]['blank'] };

type Beyond<TPart, TAll, TFacts> = {
  /** False: the field is neither drawn nor checked. */
  asks?: { [TName in keyof TPart]?: (form: TAll, facts: TFacts) => boolean };
  /** False: drawn, but optional. */
  needs?: { [TName in keyof TPart]?: (form: TAll, facts: TFacts) => boolean };
  /** Called last, for non-blank values. */
  rules?: { [TName in keyof TPart]?: (form: TAll, facts: TFacts) => FaultCheck };
};

export type DrawnField = readonly [path: FieldPath, value: unknown];

export type FieldJudge<TAll, TFacts> = {
  faults(form: TAll, facts: TFacts): OrderFault[];
  required(form: TAll, facts: TFacts): FieldPath[];
};

export type Part<TFields extends Fields, TAll, TFacts> = FieldJudge<TAll, TFacts> & {
  fields: TFields;
  blank: PartOf<TFields>;
  stepOf(name: string): string | null;
  asks(name: keyof TFields, form: TAll, facts: TFacts): boolean;
  drawn: (form: TAll, facts: TFacts) => DrawnField[];
};

const isUnsaid = (value: unknown): boolean =>
  typeof value === 'string' ? isBlank(value) : Array.isArray(value) ? value.length === 0 : value !== true;

const buildFaults = (path: FieldPath, said: FaultCheck): OrderFault[] => {
  if (said === null) return [];
  return typeof said === 'string' ? [fault(path, said)] : [fault(path, ...said)];
};

/** Characters of a text, entries of a list. */
const valueLength = (value: unknown): number => {
  if (typeof value === 'string') return value.trim().length;
  return Array.isArray(value) ? value.length : 0;
};

const isTooLong = ({ kind, most }: Field, value: unknown): boolean =>
  (kind === 'text' || Array.isArray(value)) && valueLength(value) > most;

const rowFaults = (path: FieldPath, fields: Fields, rows: readonly unknown[]): OrderFault[] =>
  rows.flatMap((row, at) =>
    Object.entries(fields).flatMap(([name, field]) =>
      valueFaults(`${path}.${at}.${name}`, field, Reflect.get(Object(row), name), field.need),
    ),
  );

/** Only the first fault of a field is reported. */
function valueFaults(path: FieldPath, field: Field, value: unknown, isNeeded: boolean): OrderFault[] {
  if (isUnsaid(value)) return isNeeded ? [fault(path, 'required')] : [];
  if (isTooLong(field, value)) return [fault(path, 'tooLong', { most: field.most, length: valueLength(value) })];
  const own = buildFaults(path, field.judge(value));
  return own.length === 0 && field.row && Array.isArray(value) ? rowFaults(path, field.row, value) : own;
}

const rowPaths = (path: FieldPath, { row = {} }: Field, value: unknown): FieldPath[] =>
  (Array.isArray(value) ? value : []).flatMap((_, at) =>
    Object.entries(row).flatMap(([name, { need }]) => (need ? [`${path}.${at}.${name}`] : [])),
  );

export const blankFields = <TFields extends Fields>(fields: TFields): PartOf<TFields> =>
  Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank])) as PartOf<TFields>;

export function buildPart<TFields extends Fields, TShared = unknown, TFacts = unknown>(
  fields: TFields,
  beyond: Beyond<PartOf<TFields>, TShared & PartOf<TFields>, TFacts> = {},
): Part<TFields, TShared & PartOf<TFields>, TFacts> {
  type All = TShared & PartOf<TFields>;
  const names = Object.keys(fields) as (keyof TFields & string)[];
  type Name = keyof PartOf<TFields>;
  const { asks, needs, rules }: Beyond<PartOf<TFields>, All, TFacts> = beyond;
  const isAsked = (name: Name, form: All, facts: TFacts) => asks?.[name]?.(form, facts) ?? true;
  const isNeeded = (name: Name, form: All, facts: TFacts) =>
    needs?.[name]?.(form, facts) ?? fields[name]?.need ?? false;
  const asked = (form: All, facts: TFacts) =>
    names.flatMap((name) => {
      const field = fields[name];
      return field && isAsked(name, form, facts) ? [{ name, field, value: form[name] }] : [];
    });
  return {
    fields,
    blank: blankFields(fields),
    stepOf: (name) => (Object.hasOwn(fields, name) ? (fields[name]?.step ?? null) : null),
    asks: isAsked,
    drawn: (form, facts) => asked(form, facts).map(({ name, value }) => [name, value]),
    faults: (form, facts) =>
      asked(form, facts).flatMap(({ name, field, value }) => {
        const own = valueFaults(name, field, value, isNeeded(name, form, facts));
        if (own.length > 0 || isUnsaid(value)) return own;
        return buildFaults(name, rules?.[name]?.(form, facts) ?? null);
      }),
    required: (form, facts) =>
      asked(form, facts).flatMap(({ name, field, value }) => [
        ...(isNeeded(name, form, facts) ? [name] : []),
        ...rowPaths(name, field, value),
      ]),
  };
}

/** A part nested under a name, such as one party of three. */
export const nestFields = <TName extends string, TAll, TFacts>(
  name: TName,
  part: FieldJudge<TAll, TFacts>,
): FieldJudge<Record<TName, TAll>, TFacts> => ({
  faults: (form, facts) => part.faults(form[name], facts).map((one) => ({ ...one, path: `${name}.${one.path}` })),
  required: (form, facts) => part.required(form[name], facts).map((path) => `${name}.${path}`),
});
