import { describe, expect, it } from 'vitest';

import { MODE_STATES } from '../../../domain/order/life/mode-states';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import { soldForm } from '../../../domain/order/money/sold';
import { findingSentence } from '../../../src/copy/trade/findings';
import { describeForm, SAID } from './describe-form';
import type { ModeCase } from './mode-case';
import { unjudgedFigures } from './unjudged-figures';

/** Further checks of orderable modes: price, judgement and states. */
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
    it('passes its valid forms with a price', () => {
      for (const sample of samples) {
        const { level, findings } = mode.acceptance(sample.form, sample.facts);
        expect(level, JSON.stringify(findings)).not.toBe('BLOCK');
        expect(mode.price(sample.form, quoteOf(sample), sample.facts.goodsOf)?.totalUsd.amount).toBeGreaterThan(0);
      }
    });

    it('judges each figure of its goods or has none', () =>
      expect(samples.flatMap((sample) => unjudgedFigures(mode, sample))).toStrictEqual([]));

    it('never passes undescribed goods', () => {
      expect(mode.acceptance(mode.blank, facts).level).not.toMatch(/^PASS/);
    });

    it('has a sentence and a source for every finding', () => {
      expect(codes.findings.filter((code) => !words.findings[code])).toStrictEqual([]);
      for (const { form, facts: known } of [{ form: mode.blank, facts }, ...samples]) {
        for (const finding of mode.acceptance(form, known).findings) {
          expect(findingSentence(finding, words.findings), finding.code).toMatch(SAID);
          expect(finding.source.source.length).toBeGreaterThan(2);
        }
      }
    });

    it('starts at the quoted price and keeps its input with another quote', () => {
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

    it('prices each service alone and together, and drops unsold ones of an old draft', () => {
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

    it('charges in its own currencies only', () => {
      const priced = samples.flatMap((sample) => mode.price(sample.form, quoteOf(sample), sample.facts.goodsOf)?.lines);
      for (const line of priced) expect(mode.terms.currencies).toContain(line?.unitPrice.currency);
    });

    it('follows the state table from confirmation to completion', () => {
      for (const { form } of samples) {
        const path = mode.terms.path(form);
        expect([path[0], path.at(-1)]).toStrictEqual(['CONFIRMED', 'COMPLETED']);
        expect(path).toStrictEqual(MODE_STATES[mode.id].filter((state) => path.includes(state)));
      }
    });

    it('returns null for an unknown edit', () => {
      for (const { form } of samples) expect(mode.fields.edited(form, { kind: 'own.nothing' })).toBeNull();
    });
  });
}
