import { textAtPath } from '../../../domain/order/form/text-at';
import { RequiredMark } from '../../ui/form/field-frame';
import { FieldMessage } from '../../ui/form/field-message';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { fieldError, focusTurnAtPath, requiredLabel } from '../form-parts';
import type { FieldProps } from './fields';

export function FormLongText({ parts: { view, on }, path, label, hint }: FieldProps) {
  const ref = useFocusTurn<HTMLTextAreaElement>(focusTurnAtPath(view, path));
  const isRequired = requiredLabel(view, path) !== undefined;
  return (
    <label className="grid gap-1.5">
      <span className="font-medium text-ink">
        {label} {isRequired && <RequiredMark />}
      </span>
      <textarea
        ref={ref}
        rows={3}
        name={path}
        value={textAtPath(view.form, path)}
        readOnly={view.isLocked}
        aria-required={isRequired || undefined}
        aria-invalid={fieldError(view, path) !== undefined || undefined}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink aria-invalid:border-bad"
        onChange={({ target }) => on.edit({ kind: 'set', path, value: target.value })}
        onBlur={() => on.leave(path)}
      />
      <FieldMessage hint={hint} error={fieldError(view, path)} />
    </label>
  );
}
