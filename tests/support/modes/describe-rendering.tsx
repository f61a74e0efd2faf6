import { person } from '#person';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { OrderFault } from '../../../domain/order/blocks/fault';
import type { FieldPath } from '../../../domain/order/form';
import { orderFaultSentence } from '../../../src/copy/order-faults';
import type { FormCase } from './mode-case';

/** A form as it is to be seen at a step. */
export type Drawing<TForm, TFacts> = {
  form: TForm;
  facts: TFacts;
  step: string;
  faults: readonly OrderFault[];
  required: readonly FieldPath[];
};

export type Drawn<TForm extends object, TFacts> = {
  of: FormCase<TForm, TFacts>;
  /** The step one is at, as the page of the mode draws it. */
  draw: (drawing: Drawing<TForm, TFacts>) => ReactElement;
};

const inWords = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

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
export function describeRendering<TForm extends object, TFacts>({ of, draw }: Drawn<TForm, TFacts>): void {
  const { mode, samples, declared, words } = of;
  const labelOf = (path: string): string => words.labels[path.replace(/^goods\.\d+\./, '')] ?? '';
  const atStep = (step: string) => declared.filter(({ field }) => field.step === step);

  const drawn = (form: TForm, step: string, facts: TFacts, faults: readonly OrderFault[]): ReactElement =>
    draw({
      form,
      facts,
      step,
      faults,
      required: mode.required(form, facts).filter((path) => mode.stepOf(path) === step),
    });

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
