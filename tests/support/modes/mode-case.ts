import type * as v from 'valibot';

import type { OrderFacts } from '../../../domain/order/form/facts';
import type { Field, Fields, Part } from '../../../domain/order/form/fields';
import type { OrderForm } from '../../../domain/order/form/form';
import type { FieldPath } from '../../../domain/rules/fault';
import type { FormMode, OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';

/** A form with nothing left to mend, and what its rules know. */
export type Sample<TForm, TFacts> = { form: TForm; facts: TFacts };

/** A field that was declared: where it stands in a form, and where its limit is on the wire. */
export type Declared<TForm, TFacts> = {
  path: FieldPath;
  field: Field;
  /** Is it drawn? */
  asks: (form: TForm, facts: TFacts) => boolean;
  /** The form with another value there. */
  withValue: (form: TForm, value: unknown) => TForm;
};

type Words = Readonly<Record<string, string>>;

/** What the promises of a form need to know of its mode. */
export type FormCase<TForm extends object, TFacts> = {
  mode: FormMode<TForm, TFacts>;
  wire: { form: v.GenericSchema<unknown, TForm> };
  samples: readonly [Sample<TForm, TFacts>, ...Sample<TForm, TFacts>[]];
  /** Numbers of samples with a code that no test names; beside the first, `npm test` judges these too. */
  alsoJudged?: readonly number[];
  declared: readonly Declared<TForm, TFacts>[];
  /** What the mode calls its own fields, and what it says of them: by the field where one is missing, else by the code. */
  words: { steps: Words; labels: Words; faults: Words };
  /** The paths of all that a blank form owes, some in a line. */
  owes: readonly string[];
  /** Every code of its own. */
  codes: { faults: readonly string[] };
  /** What else is asked of whatever the wire lets through. */
  judged?(form: TForm, facts: TFacts): void;
};

/** And those of a mode that can be ordered. The first sample is dangerous. */
export type ModeCase<TForm extends OrderForm, TQuote extends Quote> = FormCase<TForm, OrderFacts<TQuote>> & {
  mode: OrderMode<TForm, TQuote>;
  words: { findings: Words };
  codes: { findings: readonly string[] };
};

/** Fields that stand in the form itself. */
export const inForm = <TForm extends object, TFacts>(
  part: Pick<Part<Fields, TForm, TFacts>, 'fields' | 'asks'>,
): Declared<TForm, TFacts>[] =>
  Object.entries(part.fields).map(([path, field]) => ({
    path,
    field,
    asks: (form, facts) => part.asks(path, form, facts),
    withValue: (form, value) => ({ ...form, [path]: value }),
  }));
