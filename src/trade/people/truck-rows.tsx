import type { ReactNode } from 'react';

import { listEdit } from '../../../domain/order/form/list-edits';
import { truckCopy } from '../../copy/after/truck';
import type { Choice } from '../../ui/form/choice-list';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';
import { FormChoice } from '../fields/fields';
import { fieldError, type FormParts } from '../form-parts';
import { Section } from '../section';
import { TruckFields, type TruckLabels } from './truck-fields';

const { add, remove } = listEdit('inbound');

type Coming = { isDanger: 'Y' | 'N'; inbound: readonly object[] };

type TruckRowsProps = {
  parts: FormParts<Coming, typeof add | ReturnType<typeof remove>>;
  title: string;
  note: string;
  label: string;
  hour: string;
  /** A function where the trucks come on different days. */
  hours: readonly Choice[] | ((at: number) => readonly Choice[]);
  renderDay?: (at: number) => ReactNode;
  labels?: TruckLabels;
};

export function TruckRows({ parts, title, note, label, hour, hours, renderDay, labels }: TruckRowsProps) {
  const { view, on } = parts;
  const { inbound } = view.form;
  const error = fieldError(view, 'inbound');
  return (
    <Section
      title={title}
      note={note}
      isBad={error !== undefined}
      aside={
        <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit(add)}>
          {truckCopy.add}
        </Button>
      }
    >
      <fieldset aria-label={label} tabIndex={-1} className="grid gap-4">
        {inbound.map((_, at) => (
          <div key={at} className="rounded-control border border-line p-3">
            <div className="mb-2 flex items-center justify-between gap-3">
              <h4 className="text-14">{truckCopy.truck(at + 1)}</h4>
              {inbound.length > 1 && !view.isLocked && (
                <IconButton name="trash" label={truckCopy.drop(at + 1)} onClick={() => on.edit(remove(at))} />
              )}
            </div>
            <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
              {renderDay?.(at)}
              <FormChoice
                parts={parts}
                path={`inbound.${at}.slot`}
                label={hour}
                choices={typeof hours === 'function' ? hours(at) : hours}
              />
              <TruckFields parts={parts} at={at} labels={labels} />
            </div>
          </div>
        ))}
      </fieldset>
      <FieldMessage error={error} />
    </Section>
  );
}
