import { useId } from 'react';

import { textAtPath } from '../../../domain/order/form/text-at';
import type { FormParts } from '../form-parts';
import { fieldError, focusTurnAtPath, requiredLabel } from '../form-parts';
import { orderPartsCopy } from '../../copy/trade';
import { FIELD_BOX, FieldFrame, noteId } from '../../ui/form/field-frame';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { Icon } from '../../ui/mark/icon';
import type { RenderPicker } from './picker-field';

type LookupParts = { view: { lookupKey: string }; on: { lookUp: (key: string) => void } };

type PlaceFieldProps = { parts: FormParts & LookupParts; path: string; label: string; renderPicker: RenderPicker };

/** Place field. A form has one picker actor: the active field shows it, the others show a button that activates it. */
export function PlaceField({ parts: { view, on }, path, label, renderPicker }: PlaceFieldProps) {
  const id = useId();
  const chosen = textAtPath(view.form, path);
  const error = fieldError(view, path);
  const isActive = view.lookupKey === path && !view.isLocked;
  const sought = focusTurnAtPath(view, path);
  const ref = useFocusTurn<HTMLButtonElement>(isActive ? undefined : sought);
  return (
    <FieldFrame id={id} label={label} hint={undefined} error={error} required={requiredLabel(view, path)}>
      {isActive ? (
        <div className={`relative px-3 ${FIELD_BOX}`}>
          {renderPicker({
            id,
            label,
            chosen,
            ...(error !== undefined && { errorId: noteId(id) }),
            focusTurn: sought ?? focusTurnAtPath(view, `lookup.${path}`),
            className: 'w-full text-16',
          })}
        </div>
      ) : (
        <button
          ref={ref}
          id={id}
          type="button"
          disabled={view.isLocked}
          aria-label={`${label} ${chosen || orderPartsCopy.choose}`}
          aria-describedby={error === undefined ? undefined : noteId(id)}
          data-invalid={error === undefined ? undefined : ''}
          className={`w-full gap-2 px-3 text-left data-invalid:border-bad ${FIELD_BOX}`}
          onClick={() => on.lookUp(path)}
        >
          <span className={`min-w-0 flex-1 truncate text-16 ${chosen === '' ? 'text-hint' : ''}`}>
            {chosen || orderPartsCopy.choose}
          </span>
          <Icon name="search" className="text-muted" />
        </button>
      )}
    </FieldFrame>
  );
}
