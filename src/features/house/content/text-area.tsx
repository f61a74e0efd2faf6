import { useId } from 'react';

import { FIELD_BOX, FieldFrame, noteId } from '../../../ui/form/field-frame';

type TextAreaProps = {
  label: string;
  rows: number;
  isFixed: boolean;
  value: string;
  onType: (text: string) => void;
};

export function TextArea({ label, rows, isFixed, value, onType }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint="">
      <div className={`${FIELD_BOX} h-auto`}>
        <textarea
          id={id}
          rows={rows}
          readOnly={isFixed}
          value={value}
          aria-describedby={noteId(id)}
          className="min-w-0 flex-1 rounded-control bg-transparent p-3 text-16 outline-none"
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    </FieldFrame>
  );
}
