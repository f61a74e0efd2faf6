import { describe, expect, it, vi } from 'vitest';

import { MODES } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import { firstNow, LONG } from '../../long';
import { modes } from './answering';
import { holdPages } from './hold-pages';
import { keepDraft, openPage, orderAt, receiptAt } from './open-page';
import { pageCaseOf, type OfMode } from './page-case';
import { MOMENTS, placedAt } from './placed';

type Page = { name: string; isNow: boolean; open: () => Promise<void> };

/**
 * Compares whole pages of a mode (search, order and receipt) with the approved text. `unsaid`: copy for cases that none
 * of these pages shows.
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
    const openSearch = (query: string) => openPage(search, query, mode);
    const openStep = (step: string) => {
      keepDraft(mode);
      return openPage(...orderAt(mode, step), mode);
    };
    const openReceipt = (moment: (typeof MOMENTS)[number]) => {
      const { orderNo, ...told } = placedAt(modes, mode, moment);
      vi.setSystemTime(told.now);
      return openPage(...receiptAt(mode, orderNo), { ...mode, ...told });
    };
    /** `npm test` opens the list, the goods step and the first receipt; the rest suite opens the others. */
    const pages: Page[] = [
      { name: 'search, before anything is asked', isNow: asked === null, open: () => openSearch('') },
      ...(asked === null ? [] : [{ name: 'search, answered', isNow: true, open: () => openSearch(asked) }]),
      ...steps.map((step, at) => ({ name: `order at ${step}`, isNow: at === 1, open: () => openStep(step) })),
      ...MOMENTS.map((moment, at) => ({
        name: `receipt, ${moment.name}`,
        isNow: at === 0,
        open: () => openReceipt(moment),
      })),
    ];
    const held = holdPages({ mode: id, now, names: pages.map(({ name }) => name) });
    const unheard = new Set(pages);
    const differing = async (page: Page) => {
      unheard.delete(page);
      await page.open();
      return held.differing(page.name);
    };
    const inOrder = pages.toSorted((one, other) => Number(other.isNow) - Number(one.isNow));

    firstNow(it, pages.filter(({ isNow }) => isNow).length)(inOrder)('tell of $name', async (page) => {
      expect(await differing(page)).toEqual([]);
    });

    it('use all copy written for them', LONG, async () => {
      // The rest suite alone must open the first pages too.
      for (const page of unheard) {
        await differing(page);
        held.leave();
      }
      expect(held.unsaid()).toEqual(unsaid.trim().split(/\s+/));
    });
  });
}
