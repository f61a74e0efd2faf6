import { truckCopy } from '../../copy/after/truck';
import { FormText } from '../fields/fields';
import type { FormParts } from '../form-parts';

const ALWAYS = ['plateNo', 'driverName', 'driverPhone', 'driverIdTail', 'pieces'] as const;
const WATCHED = [...ALWAYS, 'escortName'] as const;

export type TruckLabels = Partial<Readonly<Record<keyof typeof truckCopy.label, string>>> | undefined;

type FieldsProps = { parts: FormParts<{ isDanger: 'Y' | 'N' }>; at: number; labels?: TruckLabels };

/** Driver and load of one truck; dangerous goods also need an escort. */
export const TruckFields = ({ parts, at, labels }: FieldsProps) =>
  (parts.view.form.isDanger === 'Y' ? WATCHED : ALWAYS).map((name) => (
    <FormText
      key={name}
      parts={parts}
      path={`inbound.${at}.${name}`}
      label={labels?.[name] ?? truckCopy.label[name]}
      isNumber={name === 'pieces'}
      type={name === 'driverPhone' ? 'tel' : 'text'}
    />
  ));
