import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { errorAt, focusTurnAt, requiredAt, type FormParts } from '../form-parts';

type FormTickProps = { parts: FormParts; path: string; isChecked: boolean; label: string };

export const FormTick = ({ parts: { view, on }, path, isChecked, label }: FormTickProps) => (
  <div className="mb-4">
    <Checkbox
      name={path}
      isChecked={isChecked}
      isInvalid={errorAt(view, path) !== undefined}
      isRequired={requiredAt(view, path) !== undefined}
      isReadOnly={view.isLocked}
      focusTurn={focusTurnAt(view, path)}
      onChange={(value) => on.edit({ kind: 'set', path, value })}
    >
      {label}
    </Checkbox>
    <FieldMessage error={errorAt(view, path)} />
  </div>
);
