import { person } from '#person';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { OrderFault } from '../../../domain/order/blocks/fault';
import type { OrderFacts } from '../../../domain/order/facts';
import type { OrderForm } from '../../../domain/order/form';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFormView } from '../../../machines/order/order-form';
import { orderFaultSentence } from '../../../src/copy/order-faults';
import type { ModeCase } from './mode-case';

export type Drawn<TForm extends OrderForm, TQuote extends Quote> = {
  of: ModeCase<TForm, TQuote>;
  /** The step one is at, as the page of the mode draws it. */
  draw(view: OrderFormView<TForm, TQuote>, quote: TQuote): ReactElement;
};

const inWords = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Whatever somebody can write into, choose from or tick, by its name. */
const inputsNamed = (label: string): HTMLElement[] => [
  ...screen.queryAllByLabelText(inWords(label)),
  ...screen.queryAllByRole('radiogroup', { name: inWords(label) }),
  ...screen.queryAllByRole('group', { name: inWords(label) }),
];

/** A browser draws when it is ready to. */
async function opened(view: ReactElement): Promise<void> {
  await person.opens(view);
  await vi.waitFor(() => expect(document.body.textContent?.trim()).not.toBe(''));
}

/** What every mode promises of its page: each field it asks is drawn by its name, and nothing it does not ask. */
export function describeRendering<TForm extends OrderForm, TQuote extends Quote>({
  of,
  draw,
}: Drawn<TForm, TQuote>): void {
  type Facts = OrderFacts<TQuote>;
  const { mode, samples, declared, words } = of;

  function drawn(form: TForm, step: string, facts: Facts, said: readonly OrderFault[]): ReactElement {
    if (!facts.quote) throw new Error('a sample is judged at a price');
    const view: OrderFormView<TForm, TQuote> = {
      mode: mode.id,
      form,
      quote: facts.quote,
      step,
      steps: mode.steps.map((one) => ({ step: one, isVisited: true, faults: 0 })),
      faults: said,
      required: mode.required(form, facts).filter((path) => mode.stepOf(path) === step),
      summary: null,
      acceptance: mode.acceptance(form, facts),
      library: {},
      lookupKey: '',
      isLookingUp: false,
      isLocked: false,
      focus: { path: '', turn: 0 },
      consent: null,
    };
    return draw(view, facts.quote);
  }

  const labelOf = (path: string): string => words.labels[path.replace(/^goods\.\d+\./, '')] ?? '';
  const atStep = (step: string) => declared.filter(({ field }) => field.step === step);

  describe(`the page of ${mode.id}`, () => {
    it.each([...mode.steps])('draws at %s every field it asks, and no other', async (step) => {
      for (const { form, facts } of samples) {
        await opened(drawn(form, step, facts, []));
        for (const { path, asks } of atStep(step))
          expect(inputsNamed(labelOf(path)).length > 0, `${path} of ${labelOf(path)}`).toBe(asks(form, facts));
        await person.leaves();
      }
    });

    it.each([...mode.steps])('says at %s what is wrong with a field where it stands', async (step) => {
      for (const { facts } of samples) {
        const faults = mode.faults(mode.blank, facts).filter(({ path }) => mode.stepOf(path) === step);
        await opened(drawn(mode.blank, step, facts, faults));
        const own = faults.filter(({ path }) => atStep(step).some((one) => one.path === path));
        for (const fault of own) expect(document.body.textContent).toContain(orderFaultSentence(fault, words.faults));
        await person.leaves();
      }
    });
  });
}
