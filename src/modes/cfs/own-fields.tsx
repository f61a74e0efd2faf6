import type { CfsOwn } from '../../../domain/modes/cfs/fields';
import { cfsCopy } from '../../copy/modes/cfs';
import { FormText } from '../../trade/fields/fields';
import { fieldError, focusTurnAtPath, requiredLabel } from '../../trade/form-parts';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import type { CfsParts } from './order-parts';

type OwnProps = { parts: CfsParts; path: keyof CfsOwn };

type TextProps = OwnProps & { type?: 'text' | 'date' | 'datetime-local'; isCapital?: boolean };

export const OwnText = ({ parts, path, type = 'text', isCapital = false }: TextProps) => (
  <FormText parts={parts} path={path} label={cfsCopy.label[path]} type={type} isCapital={isCapital} />
);

export const OwnNumber = ({ parts, path }: OwnProps) => (
  <FormText parts={parts} path={path} label={cfsCopy.label[path]} isNumber />
);

export function OwnTick({ parts: { view, on }, path, text = cfsCopy.label[path] }: OwnProps & { text?: string }) {
  const error = fieldError(view, path);
  return (
    <div>
      <Checkbox
        name={path}
        isChecked={view.form[path] === true}
        isInvalid={error !== undefined}
        isRequired={requiredLabel(view, path) !== undefined}
        isReadOnly={view.isLocked}
        focusTurn={focusTurnAtPath(view, path)}
        onChange={(value) => on.edit({ kind: 'set', path, value })}
      >
        {text}
      </Checkbox>
      <FieldMessage error={error} />
    </div>
  );
}
