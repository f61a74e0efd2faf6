import { describe, expect, it } from 'vitest';

import { MODE_STATES } from '../../../domain/order/life/mode-states';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import { soldForm } from '../../../domain/order/money/sold';
import { findingSentence } from '../../../src/copy/trade/findings';
import { describeForm, SAID } from './describe-form';
import type { ModeCase } from './mode-case';
import { unjudgedFigures } from './unjudged-figures';

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
        expect(path).toStrictEqual(MODE_STATES[mode.id].filter((state) => path.includes(state)));
      }
    });

    it('leaves a form alone where an edit is of something else', () => {
      for (const { form } of samples) expect(mode.fields.edited(form, { kind: 'own.nothing' })).toBeNull();
    });
  });
}
