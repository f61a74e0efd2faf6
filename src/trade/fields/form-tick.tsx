import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { fieldError, focusTurnAtPath, requiredLabel, type FormParts } from '../form-parts';

type FormTickProps = { parts: FormParts; path: string; isChecked: boolean; label: string; hint?: string | undefined };

export const FormTick = ({ parts: { view, on }, path, isChecked, label, hint }: FormTickProps) => (
  <div className="mb-4">
    <Checkbox
      name={path}
      isChecked={isChecked}
      isInvalid={fieldError(view, path) !== undefined}
      isRequired={requiredLabel(view, path) !== undefined}
      isReadOnly={view.isLocked}
      focusTurn={focusTurnAtPath(view, path)}
      onChange={(value) => on.edit({ kind: 'set', path, value })}
    >
      {label}
    </Checkbox>
    <FieldMessage hint={hint} error={fieldError(view, path)} />
  </div>
);
