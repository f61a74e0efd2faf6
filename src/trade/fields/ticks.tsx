import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { fieldError, type FormParts } from '../form-parts';

type TicksProps = { parts: FormParts; path: string; words: Readonly<Record<string, string>> };

/** Multiple choice as ticks. The first press drops stored values that have no tick, since the user cannot see them. */
export function Ticks({ parts: { view, on }, path, words }: TicksProps) {
  const value: unknown = Reflect.get(view.form, path);
  const codes = Object.keys(words);
  const chosen = codes.filter((code) => Array.isArray(value) && value.includes(code));
  const toggled = (code: string, isOn: boolean) => (isOn ? [...chosen, code] : chosen.filter((one) => one !== code));
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {codes.map((code) => (
          <Checkbox
            key={code}
            name={`${path}.${code}`}
            isChecked={chosen.includes(code)}
            isReadOnly={view.isLocked}
            onChange={(isOn) => on.edit({ kind: 'set', path, value: toggled(code, isOn) })}
          >
            {words[code]}
          </Checkbox>
        ))}
      </div>
      <FieldMessage error={fieldError(view, path)} />
    </>
  );
}
