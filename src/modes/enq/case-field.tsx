import type { CaseField } from '../../../machines/order/enquiry-case';
import { enquiryCaseCopy as copy } from '../../copy/modes/enq-case';
import { TextField } from '../../ui/form/text-field';
import type { CaseParts } from './case-parts';

type CaseFieldProps = Pick<CaseParts, 'view' | 'on'> & { field: CaseField; label?: string; isNumber?: boolean };

export const CaseTextField = ({
  view: { typed, wrong, isBusy },
  on,
  field,
  label = copy.fields[field],
  isNumber = false,
}: CaseFieldProps) => (
  <TextField
    label={label}
    hint=""
    error={wrong.includes(field) ? copy.faults[field] : undefined}
    value={typed[field]}
    readOnly={isBusy}
    inputMode={isNumber ? 'decimal' : 'text'}
    autoComplete="off"
    onChange={({ target }) => on.change(field, target.value)}
  />
);
