import { assert, constantFrom, property } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fieldName, type OrderFault } from '../../../domain/rules/fault';
import type { Field } from '../../../domain/order/form/fields';
import { orderFaultSentence } from '../../../src/copy/order/faults';
import { isAgreedTo } from '../agreed/agreeing';
import { againstAgreed } from '../agreed/hold-to';
import { judgementsOf } from '../judged/judged';
import { firstNow } from '../long';
import type { FormCase } from './mode-case';
import { poisoned, poisons } from './poison';

const ROUNDS = 150;
/** Sentence without open placeholders. */
export const SAID = /^[^{}]{2,}$/;

/** Mentions a value, so it must not be used for a missing one. */
const OF_A_VALUE = /应[为在]|长度为|格式|不正确|正确的/;

const pathsOf = (faults: readonly OrderFault[]) => faults.map(({ path }) => path);

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return value;
}

/** One more than a draft may hold. */
function overlong({ kind, most }: Field): unknown {
  if (kind === 'tick') return 'yes';
  if (kind === 'many') return Array.from({ length: 2 * most + 1 }, () => 'A');
  if (kind === 'rows' || kind === 'file') return Array.from({ length: 2 * most + 1 }, () => ({}));
  return 'x'.repeat(2 * most + 1);
}

/** Checks of every form and its copy; `judged`: its page of `docs/judged`. */
export function describeForm<TForm extends object, TFacts>(one: FormCase<TForm, TFacts>, judged: string): void {
  const { mode, wire, samples, declared, words, codes } = one;
  const [{ facts }] = samples;

  describe(`the form of ${mode.id}`, () => {
    it('has no fault in its valid forms', () => {
      for (const { form, facts: known } of samples) expect(mode.faults(form, known)).toStrictEqual([]);
    });

    it('reports a blank form field by field, each on a step and in words', () => {
      const faults = mode.faults(mode.blank, facts);
      expect(faults.length).toBeGreaterThan(8);
      expect(new Set(pathsOf(faults)).size, 'the first fault of a field is enough').toBe(faults.length);
      for (const fault of faults) {
        expect(mode.steps).toContain(mode.stepOf(fault.path));
        expect(orderFaultSentence(fault, words.faults), fault.path).toMatch(SAID);
      }
      expect(new Set(faults.map(({ path }) => mode.stepOf(path))).size, 'every step asks something').toBe(
        mode.steps.length,
      );
    });

    it('requires exactly the listed fields of a blank form', () => {
      const owed = one.owes.flatMap((line) => line.split(' '));
      expect(mode.required(mode.blank, facts).toSorted()).toStrictEqual(owed.toSorted());
    });

    it('marks the fields as required that are faulty when blank', () => {
      for (const { form, facts: known } of [{ form: mode.blank, facts }, ...samples]) {
        const required = mode.required(form, known);
        const missing = mode.faults(form, known).filter(({ code, path }) => code === 'required' && path !== 'goods');
        expect(pathsOf(missing).filter((path) => !required.includes(path) && !path.startsWith('offer'))).toStrictEqual(
          [],
        );
        expect(new Set(required).size).toBe(required.length);
      }
    });

    firstNow(it)([
      { which: 'first sample', of: samples.slice(0, 1) },
      { which: 'other samples', of: samples.slice(1) },
    ])('reports every declared field of its $which when blank or too long', ({ of }) => {
      for (const { path, field, withValue } of declared) {
        expect(mode.steps, path).toContain(field.step);
        expect(mode.stepOf(path), path).toBe(field.step);
        for (const { form, facts: known } of of) {
          const isOwed = mode.required(form, known).includes(path);
          const blank = mode.faults(withValue(form, emptied(field.blank)), known).find((fault) => fault.path === path);
          expect(blank?.code ?? null, path).toBe(isOwed ? 'required' : null);
        }
      }
    });

    it('has a sentence for each code and a name for each field', () => {
      const prefix = mode.id.toLowerCase();
      for (const code of codes.faults) expect(code).toMatch(new RegExp(`^${prefix}[A-Z]`));
      expect(codes.faults.filter((code) => !words.faults[code])).toStrictEqual([]);
      expect(mode.steps.filter((step) => !words.steps[step])).toStrictEqual([]);
      const unnamed = declared.filter(({ path }) => !words.labels[path.replace(/^goods\.\d+\./, '')]);
      expect(unnamed.map(({ path }) => path)).toStrictEqual([]);
    });

    it('names each missing field in its fault, without open values', () => {
      const emptiedOnes = samples.flatMap(({ form, facts: known }) =>
        declared.flatMap(({ field, withValue }) => mode.faults(withValue(form, emptied(field.blank)), known)),
      );
      const missing = [...mode.faults(mode.blank, facts), ...emptiedOnes];
      const fields = new Map(
        missing
          .filter(({ code }) => code === 'required')
          .map((fault) => [fieldName(fault.path), orderFaultSentence(fault, words.faults)] as const),
      );
      const asked = [...fields.values()];
      expect(asked.filter((said) => OF_A_VALUE.test(said))).toStrictEqual([]);
      expect(asked.filter((said, at) => asked.indexOf(said) !== at)).toStrictEqual([]);
    });

    it('survives the wire unchanged, with bounded lengths', () => {
      for (const { form } of samples) expect(v.parse(wire.form, JSON.parse(JSON.stringify(form)))).toStrictEqual(form);
      for (const { path, field, withValue } of declared) {
        for (const { form } of samples)
          expect(v.safeParse(wire.form, withValue(form, overlong(field))).success, path).toBe(false);
      }
    });

    it('judges every form the wire accepts without throwing', () => {
      const sample = constantFrom(...samples);
      assert(
        property(sample, poisons, ({ form, facts: known }, places) => {
          const found = v.safeParse(wire.form, poisoned(form, places));
          if (!found.success) return;
          one.judged?.(found.output, known);
          for (const { path } of mode.faults(found.output, known)) expect(mode.steps).toContain(mode.stepOf(path));
          mode.required(found.output, known);
        }),
        { numRuns: ROUNDS },
      );
    });

    const isShort = (at: number) => [1, ...(one.alsoJudged ?? [])].includes(at + 1);
    firstNow(it)([
      { which: 'first sample and those with codes of their own', isJudged: isShort },
      { which: 'other samples', isJudged: (at: number) => !isShort(at) },
    ])('judges its $which as agreed to when one place is filled in otherwise', ({ isJudged }) => {
      const page = { file: `docs/judged/${mode.id.toLowerCase()}.txt`, text: judged };
      const isWanted = (at: number) => isJudged(at) || isAgreedTo(page.file);
      expect(againstAgreed(page, judgementsOf(one, isWanted))).toEqual([]);
    });

    it('reads a form of an earlier release without its declared fields', () => {
      const [{ form }] = samples;
      for (const { path, field, withValue } of declared) {
        expect(v.parse(wire.form, withValue(form, undefined)), path).toStrictEqual(withValue(form, field.blank));
      }
    });
  });
}
