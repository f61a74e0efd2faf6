import { describe, expect, it, vi } from 'vitest';

import { MODES } from '../../../../domain/modes';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form';
import { modes } from './answering';
import { holdPages } from './hold-pages';
import { keepDraft, openPage, orderAt, receiptAt } from './open-page';
import { pageCaseOf, type OfMode } from './page-case';
import { MOMENTS, placedAt } from './placed';

const ofSearch = (name: string): string => `search, ${name}`;
const atStep = (step: string): string => `order at ${step}`;
const ofReceipt = (name: string): string => `receipt, ${name}`;

/**
 * The pages of a mode, put together as in a browser, tell what somebody has agreed to: of its search, order and receipt.
 * `unsaid`: what was written for moments that none of these pages shows.
 */
export function describePages<TForm extends OrderForm, TQuote extends Quote>(
  of: OfMode<TForm, TQuote>,
  asked: string | null,
  unsaid: string,
): void {
  const mode = pageCaseOf(of);
  const { id, steps, now } = mode;
  const { search } = MODES[id].routes;

  describe(`the pages of ${id}`, () => {
    const questions = [{ name: 'before anything is asked', query: '' }];
    if (asked !== null) questions.push({ name: 'answered', query: asked });
    const names = [
      ...questions.map(({ name }) => ofSearch(name)),
      ...steps.map(atStep),
      ...MOMENTS.map(({ name }) => ofReceipt(name)),
    ];
    const held = holdPages({ mode: id, now, names });

    it.each(questions)('tell of the search, $name', async ({ name, query }) => {
      await openPage(search, query, mode);
      expect(await held.differing(ofSearch(name))).toEqual([]);
    });

    it.each(steps)('tell of the order at %s', async (step) => {
      keepDraft(mode);
      await openPage(...orderAt(mode, step), mode);
      expect(await held.differing(atStep(step))).toEqual([]);
    });

    it.each(MOMENTS)('tell of the receipt of an order $name', async (moment) => {
      const { orderNo, ...told } = placedAt(modes, mode, moment);
      vi.setSystemTime(told.now);
      await openPage(...receiptAt(mode, orderNo), { ...mode, ...told });
      expect(await held.differing(ofReceipt(moment.name))).toEqual([]);
    });

    it('say whatever was written for them', () => {
      expect(held.unsaid()).toEqual(unsaid.trim().split(/\s+/));
    });
  });
}
