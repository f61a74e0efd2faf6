import { assert, constantFrom, property } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { MODES } from '../../../domain/modes';
import type { Quote } from '../../../domain/offer/offer';
import { fieldOf, type OrderFault } from '../../../domain/order/blocks/fault';
import type { Field } from '../../../domain/order/fields';
import type { OrderForm } from '../../../domain/order/form';
import { soldForm } from '../../../domain/order/sold';
import { findingSentence } from '../../../src/copy/findings';
import { orderFaultSentence } from '../../../src/copy/order-faults';
import { isAgreedTo } from '../agreed/agreeing';
import { againstAgreed } from '../agreed/hold-to';
import { judgementsOf } from '../judged/judged';
import { firstNow } from '../long';
import type { FormCase, ModeCase } from './mode-case';
import { poisoned, poisons } from './poison';
import { unjudgedFigures } from './unjudged-figures';

const ROUNDS = 150;
const SAID = /^[^{}]{2,}$/;

/** Speaks of a value, and so of none that is missing. */
const OF_A_VALUE = /应[为在]|长度为|格式|不正确|正确的/;

const pathsOf = (faults: readonly OrderFault[]) => faults.map(({ path }) => path);

/** A form whose texts are all gone: what somebody owes who has filled in nothing. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return value;
}

/** The longest that a draft may hold of a field, and one more. */
function overlong({ kind, most }: Field): unknown {
  if (kind === 'tick') return 'yes';
  if (kind === 'many') return Array.from({ length: 2 * most + 1 }, () => 'A');
  if (kind === 'rows' || kind === 'file') return Array.from({ length: 2 * most + 1 }, () => ({}));
  return 'x'.repeat(2 * most + 1);
}

/** What every mode promises of its form and its words, whatever becomes of the form; `judged`: its page of `docs/judged`. */
export function describeForm<TForm extends object, TFacts>(one: FormCase<TForm, TFacts>, judged: string): void {
  const { mode, wire, samples, declared, words, codes } = one;
  const [{ facts }] = samples;

  describe(`the form of ${mode.id}`, () => {
    it('has nothing to say against its sound forms', () => {
      for (const { form, facts: known } of samples) expect(mode.faults(form, known)).toStrictEqual([]);
    });

    it('refuses a blank form field by field, each in a step of its own and in words', () => {
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

    it('owes, while it is blank, what the trade cannot do without, and nothing else', () => {
      const owed = one.owes.flatMap((line) => line.split(' '));
      expect(mode.required(mode.blank, facts).toSorted()).toStrictEqual(owed.toSorted());
    });

    it('marks as required what it complains of, in every step', () => {
      for (const { form, facts: known } of [{ form: mode.blank, facts }, ...samples]) {
        const required = mode.required(form, known);
        const missing = mode.faults(form, known).filter(({ code, path }) => code === 'required' && path !== 'goods');
        expect(pathsOf(missing).filter((path) => !required.includes(path) && !path.startsWith('offer'))).toStrictEqual(
          [],
        );
        expect(new Set(required).size).toBe(required.length);
      }
    });

    it('misses every declared field that is needed once it is blank, and judges what is too long', () => {
      for (const { path, field, withValue } of declared) {
        expect(mode.steps, path).toContain(field.step);
        expect(mode.stepOf(path), path).toBe(field.step);
        for (const { form, facts: known } of samples) {
          const isOwed = mode.required(form, known).includes(path);
          const blank = mode.faults(withValue(form, emptied(field.blank)), known).find((fault) => fault.path === path);
          expect(blank?.code ?? null, path).toBe(isOwed ? 'required' : null);
        }
      }
    });

    it('says each of its codes in a sentence, and calls each of its fields by a name', () => {
      const prefix = mode.id.toLowerCase();
      for (const code of codes.faults) expect(code).toMatch(new RegExp(`^${prefix}[A-Z]`));
      expect(codes.faults.filter((code) => !words.faults[code])).toStrictEqual([]);
      expect(mode.steps.filter((step) => !words.steps[step])).toStrictEqual([]);
      const unnamed = declared.filter(({ path }) => !words.labels[path.replace(/^goods\.\d+\./, '')]);
      expect(unnamed.map(({ path }) => path)).toStrictEqual([]);
    });

    it('asks for each missing field by its own name, and speaks of no value where there is none', () => {
      const emptiedOnes = samples.flatMap(({ form, facts: known }) =>
        declared.flatMap(({ field, withValue }) => mode.faults(withValue(form, emptied(field.blank)), known)),
      );
      const missing = [...mode.faults(mode.blank, facts), ...emptiedOnes];
      const fields = new Map(
        missing
          .filter(({ code }) => code === 'required')
          .map((fault) => [fieldOf(fault.path), orderFaultSentence(fault, words.faults)] as const),
      );
      const asked = [...fields.values()];
      expect(asked.filter((said) => OF_A_VALUE.test(said))).toStrictEqual([]);
      expect(asked.filter((said, at) => asked.indexOf(said) !== at)).toStrictEqual([]);
    });

    it('goes over the wire as it was typed, and never without end', () => {
      for (const { form } of samples) expect(v.parse(wire.form, JSON.parse(JSON.stringify(form)))).toStrictEqual(form);
      for (const { path, field, withValue } of declared) {
        for (const { form } of samples)
          expect(v.safeParse(wire.form, withValue(form, overlong(field))).success, path).toBe(false);
      }
    });

    it('judges whatever the wire lets through, and never stumbles', () => {
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

    it('reads a form of an earlier release, which does not know its declared fields', () => {
      const [{ form }] = samples;
      for (const { path, field, withValue } of declared) {
        expect(v.parse(wire.form, withValue(form, undefined)), path).toStrictEqual(withValue(form, field.blank));
      }
    });
  });
}

/** And of its price, its judgement and its way through the states: what can be ordered. */
export function describeMode<TForm extends OrderForm, TQuote extends Quote>(
  one: ModeCase<TForm, TQuote>,
  agreed: string,
): void {
  const { mode, samples, words, codes } = one;
  describeForm(
    {
      ...one,
      judged(form, known) {
        const total = known.quote && mode.price(form, known.quote, known.goodsOf)?.totalUsd.amount;
        expect(total ?? 0).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(total ?? 0)).toBe(true);
        mode.acceptance(form, known);
        mode.fields.choices(form, known.quote);
      },
    },
    agreed,
  );
  const [{ facts }] = samples;
  const quoteOf = (sample: (typeof samples)[number]): TQuote => {
    if (!sample.facts.quote) throw new Error('a sample is judged at a price');
    return sample.facts.quote;
  };

  describe(`the mode ${mode.id}`, () => {
    it('lets its sound forms go, at a price', () => {
      for (const sample of samples) {
        const { level, findings } = mode.acceptance(sample.form, sample.facts);
        expect(level, JSON.stringify(findings)).not.toBe('BLOCK');
        expect(mode.price(sample.form, quoteOf(sample), sample.facts.goodsOf)?.totalUsd.amount).toBeGreaterThan(0);
      }
    });

    it('judges each figure of its goods, or keeps none', () =>
      expect(samples.flatMap((sample) => unjudgedFigures(mode, sample))).toStrictEqual([]));

    it('never calls goods acceptable that nobody has described', () => {
      expect(mode.acceptance(mode.blank, facts).level).not.toMatch(/^PASS/);
    });

    it('says every finding in a sentence, with its source', () => {
      expect(codes.findings.filter((code) => !words.findings[code])).toStrictEqual([]);
      for (const { form, facts: known } of [{ form: mode.blank, facts }, ...samples]) {
        for (const finding of mode.acceptance(form, known).findings) {
          expect(findingSentence(finding, words.findings), finding.code).toMatch(SAID);
          expect(finding.source.source.length).toBeGreaterThan(2);
        }
      }
    });

    it('begins at the price that was quoted, and follows another without losing what was filled in', () => {
      for (const sample of samples) {
        const quote = quoteOf(sample);
        const begun = mode.quoted(mode.blank, quote);
        expect(begun).toMatchObject({ quoteId: quote.quoteId, offerId: quote.offer.offerId });
        expect(mode.quoted(begun, quote)).toBe(begun);
        const later = mode.quoted(sample.form, { ...quote, quoteId: 'another' });
        const { quoteId, ...kept } = later;
        expect(quoteId).toBe('another');
        expect(kept.contactName).toBe(sample.form.contactName);
        expect(kept.shipper).toStrictEqual(sample.form.shipper);
      }
    });

    it('has a price for each service it sells, alone and with all others, and takes no other out of an old draft', () => {
      for (const { form, facts: known } of samples) {
        const [quote, { goodsOf }] = [quoteOf({ form, facts: known }), known];
        const sold = mode.terms.services(form, quote);
        const totalWith = (services: string[]) =>
          mode.price({ ...form, services }, quote, goodsOf)?.totalYuan.amount ?? 0;
        for (const services of [...sold.map((code) => [code]), [...sold]])
          expect(totalWith(services), services.join(' ')).toBeGreaterThanOrEqual(totalWith([]));
        const old = soldForm(mode, { ...form, services: ['XX', ...sold], currency: '3' }, quote);
        expect(old.services).toStrictEqual([...sold]);
        expect(['', ...mode.terms.currencies]).toContain(old.currency);
      }
    });

    it('is paid in the currencies its prices are in', () => {
      const priced = samples.flatMap((sample) => mode.price(sample.form, quoteOf(sample), sample.facts.goodsOf)?.lines);
      for (const line of priced) expect(mode.terms.currencies).toContain(line?.unitPrice.currency);
    });

    it('passes through states of the table, from its confirmation to its end', () => {
      for (const { form } of samples) {
        const path = mode.terms.path(form);
        expect([path[0], path.at(-1)]).toStrictEqual(['CONFIRMED', 'COMPLETED']);
        const { states } = MODES[mode.id];
        expect(path).toStrictEqual(states.filter((state) => path.includes(state)));
      }
    });

    it('leaves a form alone where an edit is of something else', () => {
      for (const { form } of samples) expect(mode.fields.edited(form, { kind: 'own.nothing' })).toBeNull();
    });
  });
}
