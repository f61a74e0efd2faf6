import type { ChangeEvent, FocusEvent } from 'react';

import type { BarPart } from '../../../domain/question/asks';
import { follows } from '../../ui/form/follows';

/** Numbers are submitted on blur or Enter, dates and choices at once. */
const send = ({ currentTarget }: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  currentTarget.form?.requestSubmit();

const INPUT =
  'mt-0.5 h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-16 text-ink md:h-9 md:text-14 aria-invalid:border-bad';

/** Numeric phone keypads lack the minus sign. */
const inputModeFor = ({ kind, bounds: { least = 0 } }: BarPart['part']) => {
  if (kind === 'name' || least < 0) return 'text' as const;
  return kind === 'whole' ? ('numeric' as const) : ('decimal' as const);
};

type Marks = {
  name: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

function Input({ part, value, hint, marks }: Pick<BarPart, 'part' | 'value' | 'hint'> & { marks: Marks }) {
  if (part.options.length > 0)
    return (
      <select ref={follows(value)} {...marks} defaultValue={value} onChange={send}>
        {part.options.map((option) => (
          <option key={option} value={option}>
            {part.called[option]}
          </option>
        ))}
      </select>
    );
  if (part.kind === 'day')
    return <input {...marks} id={`search-${marks.name}`} type="date" value={value} onChange={send} />;
  if (part.kind === 'moment')
    return (
      <input
        ref={follows(value)}
        {...marks}
        id={`search-${marks.name}`}
        type="datetime-local"
        defaultValue={value}
        onBlur={send}
      />
    );
  return (
    <input
      ref={follows(value)}
      {...marks}
      id={`search-${marks.name}`}
      inputMode={inputModeFor(part)}
      maxLength={12}
      defaultValue={value}
      placeholder={hint || undefined}
      onBlur={send}
    />
  );
}

export function QuestionField({ name, part, value, hint, says }: BarPart) {
  const wrong = `wrong-${name}`;
  const marks = {
    name,
    className: INPUT,
    'aria-invalid': says === null ? undefined : (true as const),
    'aria-describedby': says === null ? undefined : wrong,
  };
  return (
    <div
      className={`grid min-w-0 flex-1 grid-cols-1 content-start gap-0.5 text-12 text-muted ${part.kind === 'moment' ? 'col-span-2' : ''}`}
    >
      <label>
        {part.label}
        <Input part={part} value={value} hint={hint} marks={marks} />
      </label>
      {says !== null && (
        <span id={wrong} className="text-bad">
          {says}
        </span>
      )}
    </div>
  );
}
