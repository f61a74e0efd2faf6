import { person } from '#person';
import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import { orderFaultSentence } from '../../../src/copy/order/faults';
import type { FormCase } from './mode-case';
import { type Control, IS_FIGURE, type PageFacts, readPage } from './page-facts';

export type Drawing<TForm, TFacts> = {
  form: TForm;
  facts: TFacts;
  step: string;
  faults: readonly OrderFault[];
  required: readonly FieldPath[];
  isLocked?: boolean;
};

export type Drawn<TForm extends object, TFacts> = {
  of: FormCase<TForm, TFacts>;
  draw: (drawing: Drawing<TForm, TFacts>) => ReactElement;
  /** Edit callback, for modes whose orders are submitted. */
  edit?: { mock: { calls: unknown[][] }; mockClear: () => unknown };
};

/** Rendering in a browser is asynchronous. */
async function opened(view: ReactElement): Promise<void> {
  await person.opens(view);
  await vi.waitFor(() => expect(document.body.textContent?.trim()).not.toBe(''));
}

/** Fields typed by hand in every form that asks for them. */
const IS_TYPED =
  /(?:^|\.)(?:nameCn|nameEn|unNo|shippingName|technicalName|flashPoint|hsCode|pieces|grossKg|netKg|volume|packMark|goodsValue|insuredValue|contactName|contactPhone|emergencyName|emergencyPhone|name|address|plateNo|driverName|driverPhone)$/;

const CONTROLS = 'button, input, select, textarea';

const isOff = (control: Control): boolean =>
  control.matches(':disabled') || ('readOnly' in control && control.readOnly);

function use(control: Control): void {
  if (isOff(control)) return;
  const isPressed = control.tagName === 'BUTTON' || /^(?:checkbox|radio)$/.test(control.type);
  if (isPressed) fireEvent.click(control);
  else fireEvent.change(control, { target: { value: '7' } });
}

/** Two values per input type: at least one differs from the current value. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-12-01', '2026-12-02'],
  time: ['08:30', '09:30'],
  'datetime-local': ['2026-12-01T08:30', '2026-12-02T08:30'],
};

const isPicked = (control: Control): boolean => /^(?:checkbox|radio)$/.test(control.type);

const isFree = (control: Control): boolean =>
  control.name !== '' &&
  !isOff(control) &&
  control.ariaDisabled !== 'true' &&
  !(control.type === 'radio' && 'checked' in control && control.checked);

function write(control: Control): void {
  if (isPicked(control)) return void fireEvent.click(control);
  const words = control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : null;
  const value = (words ?? WORDS[control.type] ?? ['7', '8']).find((word) => word !== control.value);
  fireEvent.change(control, { target: { value } });
}

/** True if an edit names this field; list items are reported with the list or by code. */
const isTold = (calls: readonly unknown[][], name: string): boolean =>
  calls.some(([edit]) => {
    const { path = '', value, code = '' } = edit as { path?: string; value?: unknown; code?: string };
    const isInList = (Array.isArray(value) && name.startsWith(`${path}.`)) || name.endsWith(`.${code}`);
    return path === name || isInList;
  });

type SampleFacts = { plain: PageFacts; allWrong: PageFacts; allOwed: PageFacts; blank: PageFacts };

/** Checks of every mode page: exactly the active fields are drawn, with their names. */
export function describeRendering<TForm extends object, TFacts>({ of, draw, edit }: Drawn<TForm, TFacts>): void {
  const { mode, samples, declared, words } = of;
  const labelOf = (path: string): string => words.labels[path.replace(/^goods\.\d+\./, '')] ?? '';
  const atStep = (step: string) => declared.filter(({ field }) => field.step === step);
  const requiredAt = (step: string, form: TForm, facts: TFacts) =>
    mode.required(form, facts).filter((path) => mode.stepOf(path) === step);
  const faultsAt = (step: string, facts: TFacts) =>
    mode.faults(mode.blank, facts).filter(({ path }) => mode.stepOf(path) === step);

  async function seen(drawing: Drawing<TForm, TFacts>): Promise<PageFacts> {
    await opened(draw(drawing));
    const page = readPage();
    await person.leaves();
    return page;
  }

  async function drawSamples(step: string): Promise<SampleFacts[]> {
    const drawn: SampleFacts[] = [];
    for (const { form, facts } of samples) {
      const required = requiredAt(step, form, facts);
      const plain = await seen({ form, facts, step, faults: [], required });
      const faults = plain.canBeWrong.map((path) => ({ path, code: 'contactName' as const }));
      drawn.push({
        plain,
        allWrong: await seen({ form, facts, step, faults, required }),
        allOwed: await seen({ form, facts, step, faults: [], required: plain.canBeOwed }),
        blank: await seen({
          form: mode.blank,
          facts,
          step,
          faults: faultsAt(step, facts),
          required: requiredAt(step, mode.blank, facts),
        }),
      });
    }
    return drawn;
  }

  describe.each([...mode.steps])(`the page of ${mode.id} at %s`, (step) => {
    let drawing: Promise<SampleFacts[]> | null = null;
    const pages = async () => {
      drawing ??= drawSamples(step);
      const drawn = await drawing;
      return samples.flatMap((sample, index) => {
        const page = drawn[index];
        return page ? [{ ...sample, ...page }] : [];
      });
    };

    it('shows exactly the active fields', async () => {
      for (const { form, facts, plain } of await pages())
        for (const { path, asks } of atStep(step)) {
          const label = labelOf(path);
          const isDrawn = plain.names.some((name) => name.includes(label));
          expect(isDrawn, `${path} of ${label}`).toBe(asks(form, facts));
        }
    });

    it('shows each fault at its field', async () => {
      const untold = (await pages()).flatMap(({ facts, blank }) =>
        faultsAt(step, facts)
          .filter(({ path }) => atStep(step).some((one) => one.path === path))
          .map((fault) => orderFaultSentence(fault, words.faults))
          .filter((sentence) => !blank.text.includes(sentence)),
      );
      expect(untold).toEqual([]);
    });

    it('marks exactly the faulty fields for screen readers', async () => {
      for (const { plain, allWrong } of await pages()) {
        expect(plain.wrong).toEqual([]);
        expect(allWrong.wrong).toEqual(plain.canBeWrong);
      }
    });

    it('marks exactly the required fields for eyes and screen readers', async () => {
      for (const { form, facts, plain, allOwed } of await pages()) {
        const required = new Set(requiredAt(step, form, facts));
        expect(plain.owed).toEqual(plain.canBeOwed.filter((name) => required.has(name)));
        expect(allOwed.owed).toEqual(plain.canBeOwed);
      }
    });

    it('opens a numeric keyboard for figures only and names weight units', async () => {
      for (const { plain } of await pages()) {
        expect(plain.figures).toEqual(plain.texts.filter((name) => IS_FIGURE.test(name)));
        expect(plain.weightsWithoutUnit).toEqual([]);
      }
    });

    it.runIf(mode.steps.length > 1)('has a control for each required typed field', async () => {
      for (const { form, facts, plain, blank } of await pages())
        for (const [page, kept] of [
          [plain, form],
          [blank, mode.blank],
        ] as const)
          expect(requiredAt(step, kept, facts).filter((path) => IS_TYPED.test(path) && !page.fields.has(path))).toEqual(
            [],
          );
    });

    it.runIf(edit)('reports each edit with its field path', async () => {
      for (const { form, facts } of samples) {
        await opened(draw({ form, facts, step, faults: [], required: requiredAt(step, form, facts) }));
        const silent = [...document.querySelectorAll<Control>(CONTROLS)].filter((control) => {
          if (!isFree(control)) return false;
          edit?.mockClear();
          write(control);
          return !isTold(edit?.mock.calls ?? [], control.name);
        });
        expect(silent.map(({ name }) => name)).toEqual([]);
        await person.leaves();
      }
    });

    it.runIf(edit)('accepts no edit while the order is being sent', async () => {
      for (const { form, facts } of samples) {
        await opened(draw({ form, facts, step, faults: [], required: [], isLocked: true }));
        edit?.mockClear();
        for (const control of document.querySelectorAll<Control>(CONTROLS)) use(control);
        expect(edit?.mock.calls).toEqual([]);
        await person.leaves();
      }
    });

    it.runIf(edit && step === mode.steps.at(-1))('names the cancellation fee before submission', async () => {
      for (const { plain } of await pages()) expect(plain.text).toMatch(/取消[^]*免费[^]*不能取消|取消不收费[^]*免费/);
    });
  });
}
