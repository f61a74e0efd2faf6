import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MODES } from '../../../../domain/modes';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form';
import { isUpdating } from '../../flows/paper';
import { apart, isComing, said, type Agreement } from '../agree';
import { lendSizes } from '../sizes';
import { keepDraft, openPage, orderAt } from './open-page';
import { pageCaseOf, type OfMode } from './page-case';
import { agreeTo, readAgreed } from '../told-paper';

/** Code comes piece by piece, and not at once on a machine that is busy. */
const REST = { ms: 2_000, isComing };

const ofSearch = (name: string): string => `search, ${name}`;
const atStep = (step: string): string => `order at ${step}`;

/** The pages of a mode, put together as in a browser, tell what somebody has agreed to: of its search, and of its order. */
export function describePages<TForm extends OrderForm, TQuote extends Quote>(
  of: OfMode<TForm, TQuote>,
  asked: string | null,
): void {
  const mode = pageCaseOf(of);
  const { id, steps, now } = mode;
  const file = `docs/told/pages/${id.toLowerCase()}.txt`;
  const agreement: Agreement = { agreed: readAgreed(file), anew: new Map() };
  const { search } = MODES[id].routes;

  describe(`the pages of ${id}`, () => {
    beforeEach(() => {
      vi.setSystemTime(now);
      lendSizes();
    });
    afterEach(() => {
      cleanup();
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', '/');
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    const tells = async (name: string) => apart(agreement, name, await said(agreement, name, REST));

    const questions = [{ name: 'before anything is asked', query: '' }];
    if (asked !== null) questions.push({ name: 'answered', query: asked });
    const names = [...questions.map(({ name }) => ofSearch(name)), ...steps.map(atStep)];
    if (isUpdating) afterAll(() => agreeTo(file, agreement, names));

    it.each(questions)('tell of the search, $name', async ({ name, query }) => {
      await openPage(search, query, mode);
      expect(await tells(ofSearch(name))).toEqual([]);
    });

    it.each(steps)('tell of the order at %s', async (step) => {
      keepDraft(mode);
      await openPage(...orderAt(mode, step), mode);
      expect(await tells(atStep(step))).toEqual([]);
    });
  });
}
