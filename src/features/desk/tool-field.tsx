import type { ToolFault } from '../../../domain/desk/judge';
import type { ToolField } from '../../../domain/desk/tool';
import { LONGEST_TYPED, typedText } from '../../../domain/desk/typed';
import { deskCopy as copy } from '../../copy/desk/desk';
import { fillSentence } from '../../../domain/values/fill';
import { Checkbox } from '../../ui/form/checkbox';
import { SideBySide } from '../../ui/form/side-by-side';
import { TextField } from '../../ui/form/text-field';
import { NativeSelect } from '../../ui/form/native-select';
import type { ToolParts } from './parts';

import { toolFieldLabel } from './typed-words';

const faultWords = (fault: ToolFault | undefined): string | undefined =>
  fault && fillSentence(copy.fault[fault.code], fault.code === 'range' ? { least: fault.least, most: fault.most } : {});

/** Larger choices use a select. */
const MOST_SIDE_BY_SIDE = 8;

type FieldProps = { parts: ToolParts; field: ToolField; fieldKey: string; row: number };

export function ToolFieldInput({ parts: { kit, view, on }, field, fieldKey, row }: FieldProps) {
  const { judged, typed } = view;
  const words = kit.words.fields[field.name];
  const label = toolFieldLabel(kit, field, row);
  const value = typedText(typed, fieldKey);
  const change = (text: string) => on.change(fieldKey, text);
  if (field.kind === 'flag') {
    return (
      <div className="pt-2 pb-4">
        <Checkbox name={fieldKey} isChecked={value === 'Y'} onChange={(isChecked) => change(isChecked ? 'Y' : '')}>
          {label}
        </Checkbox>
      </div>
    );
  }
  if (field.kind === 'choice') {
    const choices = field.choices.map((key) => ({ key, label: words?.choices?.[key] ?? key }));
    if (field.isNeeded && choices.length <= MOST_SIDE_BY_SIDE)
      return <SideBySide label={label} choices={choices} chosen={value} onChoose={change} />;
    return (
      <NativeSelect
        label={label}
        hint={words?.hint ?? ''}
        choices={choices}
        chosen={field.choices.includes(value) ? value : ''}
        open={copy.open}
        required={field.isNeeded ? copy.required : undefined}
        onChoose={change}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={words?.hint ?? ''}
      name={fieldKey}
      type={field.kind === 'moment' ? 'datetime-local' : 'text'}
      autoComplete="off"
      maxLength={LONGEST_TYPED}
      {...(field.kind === 'number' && { inputMode: 'decimal' as const })}
      value={value}
      required={field.isNeeded ? copy.required : undefined}
      error={judged.kind === 'faulty' ? faultWords(judged.faults[fieldKey]) : undefined}
      {...(words?.unit !== undefined && { suffix: <span className="pr-3 text-12 text-muted">{words.unit}</span> })}
      onChange={({ target }) => change(target.value)}
    />
  );
}
