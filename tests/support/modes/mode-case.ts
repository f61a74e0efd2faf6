import type * as v from 'valibot';

import type { OrderFacts } from '../../../domain/order/form/facts';
import type { Field, Fields, Part } from '../../../domain/order/form/fields';
import type { OrderForm } from '../../../domain/order/form/form';
import type { FieldPath } from '../../../domain/rules/fault';
import type { FormMode, OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';

export type Sample<TForm, TFacts> = { form: TForm; facts: TFacts };

export type Declared<TForm, TFacts> = {
  path: FieldPath;
  field: Field;
  /** True if the field is drawn. */
  asks: (form: TForm, facts: TFacts) => boolean;
  withValue: (form: TForm, value: unknown) => TForm;
};

type Words = Readonly<Record<string, string>>;

export type FormCase<TForm extends object, TFacts> = {
  mode: FormMode<TForm, TFacts>;
  wire: { form: v.GenericSchema<unknown, TForm> };
  samples: readonly [Sample<TForm, TFacts>, ...Sample<TForm, TFacts>[]];
  /** Further samples that `npm test` judges, with codes no test names. */
  alsoJudged?: readonly number[];
  declared: readonly Declared<TForm, TFacts>[];
  /** Copy of the mode's fields and faults: by field for a missing one, else by code. */
  words: { steps: Words; labels: Words; faults: Words };
  /** Required paths of a blank form, several per line. */
  owes: readonly string[];
  codes: { faults: readonly string[] };
  /** Further checks of any form the wire accepts. */
  judged?(form: TForm, facts: TFacts): void;
};

/** Additional data of an orderable mode. The first sample is dangerous. */
export type ModeCase<TForm extends OrderForm, TQuote extends Quote> = FormCase<TForm, OrderFacts<TQuote>> & {
  mode: OrderMode<TForm, TQuote>;
  words: { findings: Words };
  codes: { findings: readonly string[] };
};

export const inForm = <TForm extends object, TFacts>(
  part: Pick<Part<Fields, TForm, TFacts>, 'fields' | 'asks'>,
): Declared<TForm, TFacts>[] =>
  Object.entries(part.fields).map(([path, field]) => ({
    path,
    field,
    asks: (form, facts) => part.asks(path, form, facts),
    withValue: (form, value) => ({ ...form, [path]: value }),
  }));
