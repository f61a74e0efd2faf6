import { truckCopy } from '../../copy/truck';
import { FormText } from '../fields/fields';
import type { FormParts } from '../form-parts';

const ALWAYS = ['plateNo', 'driverName', 'driverPhone', 'driverIdTail', 'pieces'] as const;
const WATCHED = [...ALWAYS, 'escortName'] as const;

/** Who drives one of the trucks, and what it brings; dangerous goods travel with somebody who watches them. */
export const TruckFields = ({ parts, at }: { parts: FormParts<{ isDanger: 'Y' | 'N' }>; at: number }) =>
  (parts.view.form.isDanger === 'Y' ? WATCHED : ALWAYS).map((name) => (
    <FormText
      key={name}
      parts={parts}
      path={`inbound.${at}.${name}`}
      label={truckCopy.label[name]}
      isNumber={name === 'pieces'}
      type={name === 'driverPhone' ? 'tel' : 'text'}
    />
  ));
