import * as v from 'valibot';

import type { FormCase, Sample } from '../modes/mode-case';
import { leavesOf, withLeaf, type Leaf } from './leaves';
import { stretchesOf } from './scan';

type Acceptance = { level: string; findings: readonly { code: string; answer?: string; level?: string }[] };

type Charges = { totalUsd: { amount: number } };

type Orders<TForm, TFacts> = {
  acceptance?: (form: TForm, facts: TFacts) => Acceptance;
  price?: (form: TForm, quote: unknown, goodsOf: unknown) => Charges | null;
};

const orders = <TForm extends object, TFacts>({ mode }: Of<TForm, TFacts>) => mode as Orders<TForm, TFacts>;

type Of<TForm extends object, TFacts> = Pick<FormCase<TForm, TFacts>, 'mode' | 'samples' | 'wire'>;

function saidOf<TForm extends object, TFacts>(of: Of<TForm, TFacts>, form: TForm, facts: TFacts): string[] {
  const accepted = orders(of).acceptance?.(form, facts);
  return [
    ...of.mode.faults(form, facts).map(({ path, code }) => `${path} ${code}`),
    ...(accepted
      ? [accepted.level, ...accepted.findings.map(({ code, answer = '' }) => `${code} ${answer}`.trim())]
      : []),
  ];
}

const without = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line));

const USUAL = 'as before';

function otherwise(usual: readonly string[], now: readonly string[]): string {
  const said = [...without(usual, now).map((line) => `-${line}`), ...without(now, usual).map((line) => `+${line}`)];
  return said.length === 0 ? USUAL : said.join(', ');
}

const LENGTHS = [1, 10, 100, 1_000];
const SWITCHES = ['', 'Y', 'N', '2026-11-19', '2027-03-01'];

const isNumber = (value: unknown) => typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);

type Asking = (value: unknown) => string;
type Asked = { of: string; answer: string };

function askedAt({ value }: Leaf, ask: Asking): Asked[] {
  if (typeof value === 'boolean') return [{ of: String(!value), answer: ask(!value) }];
  const few = SWITCHES.filter((other) => other !== value).map((other) => ({ of: `“${other}”`, answer: ask(other) }));
  const many = isNumber(value)
    ? stretchesOf((at) => ask(String(at))).map(({ from, answer }) => ({ of: `from ${from}`, answer }))
    : stretchesOf((length) => ask('A'.repeat(length)), LENGTHS).map(({ from, answer }) => ({
        of: `${from} long`,
        answer,
      }));
  return [...few, ...many].filter(({ answer }) => answer !== USUAL);
}

type Told = { part: string; answer: string; of: string };

/** Row or party of a path, and the field within it; a field of its own belongs to the form. */
function placeOf(path: string): { part: string; field: string } {
  const at = path.search(/\.[^.\d]/);
  return at === -1 ? { part: 'form', field: path } : { part: path.slice(0, at), field: path.slice(at + 1) };
}

/** Equal answers are merged; in an answer `it` is the field itself. */
function answersAt(leaf: Leaf, ask: Asking): Told[] {
  const asked = askedAt(leaf, ask);
  const { part, field } = placeOf(leaf.path);
  return [...new Set(asked.map(({ answer }) => answer))].map((answer) => {
    const values = asked.filter((one) => one.answer === answer).map(({ of }) => of);
    return {
      part,
      answer: answer.replaceAll(`+${leaf.path} `, '+it '),
      of: `${field} ${values.join(' | ')}`,
    };
  });
}

/** Fields of one part with the same answer share a line. */
export function byAnswer(told: readonly Told[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { part, answer, of } of told) {
    const head = `${part} ${answer}`;
    lines.set(head, [...(lines.get(head) ?? []), of]);
  }
  return [...lines].map(([head, fields]) => `${head}: ${fields.join('; ')}`);
}

function chargesOf<TForm extends object, TFacts>(of: Of<TForm, TFacts>, form: TForm, facts: TFacts): Charges | null {
  const { quote = null, goodsOf = null } = facts as { quote?: unknown; goodsOf?: unknown };
  return quote === null ? null : (orders(of).price?.(form, quote, goodsOf) ?? null);
}

const NUMBERS = ['1', '10', '100', '1000', '10000'];

/** Prices that differ when a field has another value. */
function costsAt({ value, path }: Leaf, cost: (value: unknown) => number | null, usual: number | null): string[] {
  const others = typeof value === 'boolean' ? [!value] : isNumber(value) ? NUMBERS : SWITCHES;
  const costs = others
    .map((of) => ({ of, amount: cost(of) }))
    .filter(({ amount }) => amount !== null && amount !== usual);
  return costs.length === 0
    ? []
    : [`${path} costs ${costs.map(({ of, amount }) => `${amount} at “${of}”`).join(', ')}`];
}

function linesOf<TForm extends object, TFacts>(
  of: Of<TForm, TFacts>,
  { form, facts }: Sample<TForm, TFacts>,
): string[] {
  const usual = saidOf(of, form, facts);
  const charges = chargesOf(of, form, facts);
  const places = leavesOf(form).map((leaf) => {
    const taken = (value: unknown): TForm | null => {
      const sent = v.safeParse(of.wire.form, withLeaf(form, leaf.path, value));
      return sent.success ? sent.output : null;
    };
    const ask: Asking = (value) => {
      const other = taken(value);
      return other ? otherwise(usual, saidOf(of, other, facts)) : 'not taken';
    };
    const cost = (value: unknown) => {
      const other = taken(value);
      return other && (chargesOf(of, other, facts)?.totalUsd.amount ?? null);
    };
    const total = charges?.totalUsd.amount ?? null;
    return { answers: answersAt(leaf, ask), costs: costsAt(leaf, cost, total) };
  });
  const charged = Object.entries(charges ?? {}).flatMap(([name, amount]) =>
    [amount].flat().map((one) => `${name} ${JSON.stringify(one)}`),
  );
  return [
    ...charged,
    `as it is: ${usual.join(', ')}`,
    `required: ${of.mode.required(form, facts).join(', ')}`,
    ...byAnswer(places.flatMap(({ answers }) => answers)),
    ...places.flatMap(({ costs }) => costs),
  ];
}

/** Judgements of a mode on its valid forms and their neighbours, as a page; null for skipped samples. */
export function judgementsOf<TForm extends object, TFacts>(
  of: Of<TForm, TFacts>,
  isJudged: (at: number) => boolean,
): Map<string, readonly string[] | null> {
  const blank = { form: of.mode.blank, facts: of.samples[0].facts };
  const usual = saidOf(of, blank.form, blank.facts);
  return new Map<string, readonly string[] | null>([
    ['blank', [...usual, `required: ${of.mode.required(blank.form, blank.facts).join(', ')}`]],
    ...of.samples.map((sample, at): [string, string[] | null] => [
      `sample ${at + 1}`,
      isJudged(at) ? linesOf(of, sample) : null,
    ]),
  ]);
}
