import { person } from '#person';
import { fireEvent, screen } from '@testing-library/react';
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
  /** An order is on its way, and what it says stays as it was sent. */
  isLocked?: boolean;
};

export type Drawn<TForm extends object, TFacts> = {
  of: FormCase<TForm, TFacts>;
  /** The step one is at, as the page of the mode draws it. */
  draw: (drawing: Drawing<TForm, TFacts>) => ReactElement;
  /** What hears of an edit, where an order of this mode is ever on its way. */
  edit?: { mock: { calls: unknown[][] }; mockClear: () => unknown };
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

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is counted, weighed or measured, and a number of the customs of a railway: a phone brings figures for it. */
const IS_FIGURE =
  /(?:^|\.)(?:annualVolume|bags|batteryWh|boilC|condYear|contractMonths|count|days|density|density15|density50|dermal|fitKm|flashC|freezeC|gng|goodsValue|grossKg|h|highCm|hotTemp|inhaled|insuredValue|kg|l|labels|leaseDays|litres|loadKg|loadTemp|longCm|net|netKg|oral|outer|packVolume|packWeight|packages|palletized|pallets|pcs|percent|ph|pieces|inners|quantityT|samples|sapt|setTemp|stackLayers|tanks|targetPrice|tempC|tons|trucks|unitKg|viscosity|volume|w|worth|wrap)$/;

/** What is written by hand into every form that asks for it. */
const IS_TYPED =
  /(?:^|\.)(?:nameCn|nameEn|unNo|shippingName|technicalName|flashPoint|hsCode|pieces|grossKg|netKg|volume|packMark|goodsValue|insuredValue|contactName|contactPhone|emergencyName|emergencyPhone|name|address|plateNo|driverName|driverPhone)$/;

/** A weight is written in kilograms or in tons, and says in which. */
const IS_WEIGHT = /(?:^|\.)(?:grossKg|insideKg|kg|loadKg|netKg|tons|unitKg|quantityT)$/;

const saidBeside = (text: HTMLInputElement): string =>
  [...(text.labels ?? []), text.parentElement].map((one) => one?.textContent ?? '').join(' ');

const CONTROLS = 'button, input, select, textarea';

/** A choice among what is offered cannot be wrong by itself; a text can, and a tick that is wanted. */
const CAN_BE_WRONG = 'textarea[name], input[name]:not([type=radio], [type=checkbox]), input[name][aria-required]';

const CAN_BE_OWED = 'textarea[name], select[name], input[name]:not([type=radio], [type=checkbox])';

/** Bears a star beside its label, or says itself that it is wanted. */
const isMarked = (control: Control): boolean =>
  control.ariaRequired === 'true' && (control.labels?.[0]?.parentElement?.textContent ?? '').includes('*');

/** What a browser takes no hand off. */
const isOff = (control: Control): boolean =>
  control.matches(':disabled') || ('readOnly' in control && control.readOnly);

/** Puts a hand on one thing of the page, as far as it lets a hand do something. */
function use(control: Control): void {
  if (isOff(control)) return;
  const isPressed = control.tagName === 'BUTTON' || /^(?:checkbox|radio)$/.test(control.type);
  if (isPressed) fireEvent.click(control);
  else fireEvent.change(control, { target: { value: '7' } });
}

/** What can be written here that does not stand here: one of the two is always another. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-12-01', '2026-12-02'],
  time: ['08:30', '09:30'],
  'datetime-local': ['2026-12-01T08:30', '2026-12-02T08:30'],
};

const isPicked = (control: Control): boolean => /^(?:checkbox|radio)$/.test(control.type);

/** Has a name, and takes something else than it holds. */
const isFree = (control: Control): boolean =>
  control.name !== '' &&
  !isOff(control) &&
  control.ariaDisabled !== 'true' &&
  !(control.type === 'radio' && 'checked' in control && control.checked);

/** Writes, ticks or chooses something else than what stands there. */
function write(control: Control): void {
  if (isPicked(control)) return void fireEvent.click(control);
  const words = control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : null;
  const value = (words ?? WORDS[control.type] ?? ['7', '8']).find((word) => word !== control.value);
  fireEvent.change(control, { target: { value } });
}

/** Whether somebody heard of the field of this name; one of a list is told with the list, or by its code. */
const isTold = (calls: readonly unknown[][], name: string): boolean =>
  calls.some(([edit]) => {
    const { path = '', value, code = '' } = edit as { path?: string; value?: unknown; code?: string };
    const isInList = (Array.isArray(value) && name.startsWith(`${path}.`)) || name.endsWith(`.${code}`);
    return path === name || isInList;
  });

/** What every mode promises of its page: each field it asks is drawn by its name, and nothing it does not ask. */
export function describeRendering<TForm extends object, TFacts>({ of, draw, edit }: Drawn<TForm, TFacts>): void {
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

    it.each([...mode.steps])(
      'marks at %s each field that is wrong, for those who do not see its red, and no other',
      async (step) => {
        for (const { form, facts } of samples) {
          const marked = async (faults: readonly OrderFault[]) => {
            await opened(drawn(form, step, facts, faults));
            const all = [...document.querySelectorAll<HTMLInputElement>(CAN_BE_WRONG)];
            const names = all.filter((one) => one.getAttribute('aria-invalid') === 'true').map(({ name }) => name);
            await person.leaves();
            return { names, all: all.map(({ name }) => name) };
          };
          const { names, all } = await marked([]);
          expect(names).toEqual([]);
          expect((await marked(all.map((path) => ({ path, code: 'contactName' })))).names).toEqual(all);
        }
      },
    );

    it.each([...mode.steps])(
      'marks at %s each field that is owed, for eyes and for ears, and no other',
      async (step) => {
        for (const { form, facts } of samples) {
          const markedOf = async (required: readonly FieldPath[]) => {
            await opened(draw({ form, facts, step, faults: [], required }));
            const all = [...document.querySelectorAll<Control>(CAN_BE_OWED)];
            const names = all.filter(isMarked).map(({ name }) => name);
            await person.leaves();
            return { names, all: all.map(({ name }) => name) };
          };
          const { names, all } = await markedOf([]);
          expect(names).toEqual([]);
          expect((await markedOf(all)).names).toEqual(all);
        }
      },
    );

    it.each([...mode.steps])(
      'brings at %s the keys of figures for what is a figure, and for nothing else, and says what a weight is in',
      async (step) => {
        for (const { form, facts } of samples) {
          await opened(drawn(form, step, facts, []));
          const texts = [...document.querySelectorAll<HTMLInputElement>('input[name][type=text]')];
          const bring = texts.filter((text) => text.inputMode === 'decimal').map(({ name }) => name);
          expect(bring).toEqual(texts.map(({ name }) => name).filter((name) => IS_FIGURE.test(name)));
          const unsaid = texts.filter((text) => IS_WEIGHT.test(text.name) && !/kg|吨|公斤|千克/.test(saidBeside(text)));
          expect(unsaid.map(({ name }) => name)).toEqual([]);
          await person.leaves();
        }
      },
    );

    it.runIf(mode.steps.length > 1).each([...mode.steps])(
      'has a place at %s for whatever is typed and owed',
      async (step) => {
        for (const { form, facts } of [{ form: mode.blank, facts: samples[0].facts }, ...samples]) {
          const owed = mode.required(form, facts).filter((path) => mode.stepOf(path) === step && IS_TYPED.test(path));
          await opened(drawn(form, step, facts, []));
          expect(owed.filter((path) => document.querySelector(`[name="${path}"]`) === null)).toEqual([]);
          await person.leaves();
        }
      },
    );

    it.runIf(edit)('says before it is sent what giving it up costs', async () => {
      for (const { form, facts } of samples) {
        await opened(drawn(form, mode.steps.at(-1) ?? '', facts, []));
        expect(document.body.textContent).toMatch(/取消[^]*免费[^]*不能取消|取消不收费[^]*免费/);
        await person.leaves();
      }
    });

    it.runIf(edit).each([...mode.steps])('tells at %s of each field what is written into it', async (step) => {
      for (const { form, facts } of samples) {
        await opened(drawn(form, step, facts, []));
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

    it.runIf(edit).each([...mode.steps])('takes nothing at %s while the order is on its way', async (step) => {
      for (const { form, facts } of samples) {
        await opened(draw({ form, facts, step, faults: [], required: [], isLocked: true }));
        edit?.mockClear();
        for (const control of document.querySelectorAll<Control>(CONTROLS)) use(control);
        expect(edit?.mock.calls).toEqual([]);
        await person.leaves();
      }
    });
  });
}
