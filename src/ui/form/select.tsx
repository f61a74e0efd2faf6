import { Listbox, ListboxButton, ListboxOption, ListboxOptions, Description, Field, Label } from '@headlessui/react';
import type { ReactNode } from 'react';

import { CHOICE_LOOK, ChoiceWords, LIST_LOOK, type Choice } from './choice-list';
import { type FieldWords, FIELD_LOOK, RequiredMark } from './field-frame';
import { useFocusTurn } from '../layer/focus-turn';
import { Icon } from '../mark/icon';
import { FieldMessage } from './field-message';

type FrameProps = FieldWords & {
  /** True for buttons, which may not carry `aria-required`. */
  isMute?: boolean;
  children: ReactNode;
};

/** Field frame around a Headless UI control, which connects label and message by itself. */
function ChoiceFrame({ label, hint, error, required, isMute = false, children }: FrameProps) {
  return (
    <Field className={FIELD_LOOK.frame}>
      <div className={FIELD_LOOK.title}>
        <Label className={FIELD_LOOK.label}>{label}</Label>
        {required !== undefined && <RequiredMark />}
      </div>
      {children}
      <Description as="div" className={FIELD_LOOK.note}>
        {isMute && <span className="sr-only">{required}</span>}
        <FieldMessage hint={hint} error={error} />
      </Description>
    </Field>
  );
}

type SelectProps<TKey extends string> = FieldWords & {
  choices: readonly Choice<TKey>[];
  chosen: TKey | null;
  /** Shown until something is chosen. */
  placeholder: string;
  isOff?: boolean;
  focusTurn?: number | undefined;
  onChoose: (key: TKey) => void;
};

/** Select: type to find, arrows to move, Esc to cancel. */
export function Select<TKey extends string>({
  choices,
  chosen,
  placeholder,
  isOff = false,
  focusTurn,
  onChoose,
  ...words
}: SelectProps<TKey>) {
  const ref = useFocusTurn<HTMLDivElement>(focusTurn, 'button');
  const shown = choices.find(({ key }) => key === chosen)?.label;
  return (
    <ChoiceFrame {...words} isMute>
      <Listbox
        value={chosen}
        disabled={isOff}
        invalid={Boolean(words.error)}
        onChange={(key) => {
          if (key !== null) onChoose(key);
        }}
      >
        {/* The focus turn is on a wrapper, since `ListboxButton` uses its own ref. */}
        <div ref={ref} className="min-w-0">
          <ListboxButton className="flex h-11 w-full min-w-0 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-left text-16 text-ink transition-colors hover:border-sea focus-visible:outline-offset-0 data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:text-muted data-invalid:border-bad data-open:border-sea">
            <span className={`min-w-0 flex-1 truncate ${shown === undefined ? 'text-hint' : ''}`}>
              {shown ?? placeholder}
            </span>
            <Icon name={isOff ? 'lock' : 'chevronDown'} className="text-muted" />
          </ListboxButton>
        </div>
        <ListboxOptions anchor="bottom start" modal={false} className={`w-(--button-width) ${LIST_LOOK}`}>
          {choices.map((choice) => (
            <ListboxOption key={choice.key} value={choice.key} disabled={choice.isOff ?? false} className={CHOICE_LOOK}>
              <ChoiceWords choice={choice} isChosen={choice.key === chosen} />
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </ChoiceFrame>
  );
}
