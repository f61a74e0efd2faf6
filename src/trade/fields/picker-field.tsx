import { useId, type ReactNode } from 'react';

import { FIELD_BOX, FieldFrame, noteId } from '../../ui/form/field-frame';
import { fieldError, focusTurnAtPath, requiredLabel } from '../form-parts';
import type { FieldProps } from './fields';

export type PickerDress = {
  id: string;
  label: string;
  chosen: string;
  errorId?: string | undefined;
  focusTurn?: number | undefined;
  className: string;
};

export type RenderPicker = (dress: PickerDress) => ReactNode;

type PickerFieldProps = FieldProps & { chosen: string; renderPicker: RenderPicker };

export function PickerField({ parts: { view }, path, label, hint, chosen, renderPicker }: PickerFieldProps) {
  const id = useId();
  const error = fieldError(view, path);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={requiredLabel(view, path)}>
      <div className={`relative px-3 ${FIELD_BOX}`}>
        {renderPicker({
          id,
          label,
          chosen,
          ...(error !== undefined && { errorId: noteId(id) }),
          focusTurn: focusTurnAtPath(view, path),
          className: 'w-full text-16',
        })}
      </div>
    </FieldFrame>
  );
}
