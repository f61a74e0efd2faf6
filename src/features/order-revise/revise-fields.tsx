import type { ReactNode } from 'react';

import { type Revisable, type RevisedField, withTexts } from '../../../domain/order/changes/revised';
import type { OrderReviseIntents, OrderReviseView as View } from '../../../machines/order/order-revise';
import type { OwnFaultWords } from '../../copy/order/faults';
import { fieldHints, type NamedField } from '../../copy/trade';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { FormLongText } from '../../trade/fields/long-text';
import type { FormParts } from '../../trade/form-parts';
import { Section } from '../../trade/section';

export type FieldsProps = {
  topic: Revisable;
  view: Pick<View, 'typed' | 'faults' | 'turn' | 'isBusy'>;
  on: Pick<OrderReviseIntents, 'type'>;
  renderRegion: (parts: FormParts) => ReactNode;
  own: OwnFaultWords | undefined;
};

const isHintedField = (path: string): path is NamedField => Object.hasOwn(fieldHints, path);

const TYPES: Partial<Record<RevisedField['kind'], string>> = { day: 'date', moment: 'datetime-local' };

type FieldProps = Pick<FieldsProps, 'renderRegion'> & { field: RevisedField; parts: FormParts };

function FieldOf({ field, parts, renderRegion }: FieldProps) {
  const { path, kind, name, choices } = field;
  const shared = { parts, path, label: name, hint: isHintedField(path) ? fieldHints[path] : undefined };
  if (kind === 'district') return renderRegion(parts);
  if (kind === 'lines') return <FormLongText {...shared} />;
  if (kind === 'choice')
    return <FormChoice {...shared} choices={choices.map(({ code, name: label }) => ({ key: code, label }))} />;
  return <FormText {...shared} type={TYPES[kind] ?? 'text'} isNumber={kind === 'number'} />;
}

export function ReviseFields({ topic, view, on, renderRegion, own }: FieldsProps) {
  const parts: FormParts = {
    view: {
      form: withTexts({}, view.typed),
      faults: view.faults,
      required: topic.fields.filter(({ isNeeded }) => isNeeded).map(({ path }) => path),
      isLocked: view.isBusy,
      focus: { path: view.faults[0]?.path ?? '', turn: view.turn },
      own,
    },
    on: { edit: ({ path, value }) => on.type(path, String(value)), leave: () => undefined },
    lists: null,
  };
  const fieldsOf = (whose: string) => (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {topic.fields
        .filter(({ of }) => of === whose)
        .map((field) => (
          <FieldOf key={field.path} field={field} parts={parts} renderRegion={renderRegion} />
        ))}
    </div>
  );
  const owners = [...new Set(topic.fields.map(({ of }) => of))];
  return owners.map((whose) =>
    whose === '' ? (
      <div key={whose}>{fieldsOf(whose)}</div>
    ) : (
      <Section key={whose} isGroup title={whose}>
        {fieldsOf(whose)}
      </Section>
    ),
  );
}
