import {
  Combobox as HeadlessCombobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { useState } from 'react';

import { ChoiceFrame } from './choice-frame';
import { CHOICE_LOOK, ChoiceWords, LIST_LOOK, type Choice } from './choice-list';
import { FIELD_BOX, type FieldWords } from './field-frame';
import { useFocusTurn } from '../layer/focus-turn';
import { Icon } from '../mark/icon';

type ComboboxProps = FieldWords & {
  /** What fits the typed text, the best first. */
  find: (typed: string) => readonly Choice[];
  chosen: Choice | null;
  placeholder: string;
  /** Said in place of the hint while nothing fits. */
  nothing: string;
  /** The name of the button which shows every choice. */
  showAll: string;
  focusTurn?: number | undefined;
  onChoose: (choice: Choice) => void;
};

/** One of many, found by typing. What was typed is only a way there: leaving it brings the choice back. */
export function Combobox({
  find,
  chosen,
  placeholder,
  nothing,
  showAll,
  hint,
  focusTurn,
  onChoose,
  ...words
}: ComboboxProps) {
  const ref = useFocusTurn<HTMLInputElement>(focusTurn);
  const [typed, setTyped] = useState('');
  const found = find(typed);
  const says = found.length > 0 ? hint : <span className="text-warn">{nothing}</span>;
  return (
    <ChoiceFrame {...words} hint={<output>{says}</output>}>
      <HeadlessCombobox
        value={chosen}
        by="key"
        invalid={Boolean(words.error)}
        onChange={(choice) => {
          if (choice) onChoose(choice);
        }}
        onClose={() => setTyped('')}
      >
        <div className={FIELD_BOX}>
          <ComboboxInput<Choice | null>
            ref={ref}
            aria-invalid={words.error ? true : undefined}
            autoComplete="off"
            placeholder={placeholder}
            displayValue={(choice) => choice?.label ?? ''}
            className="h-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none"
            onChange={(event) => setTyped(event.target.value)}
          />
          <ComboboxButton
            aria-label={showAll}
            className="grid size-10 flex-none place-items-center rounded-control text-muted hover:text-sea"
          >
            <Icon name="chevronDown" />
          </ComboboxButton>
        </div>
        <ComboboxOptions
          anchor="bottom start"
          modal={false}
          className={`w-[calc(var(--input-width)+42px)] ${LIST_LOOK}`}
        >
          {found.map((choice) => (
            <ComboboxOption key={choice.key} value={choice} disabled={choice.isOff ?? false} className={CHOICE_LOOK}>
              <ChoiceWords choice={choice} isChosen={choice.key === chosen?.key} />
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </HeadlessCombobox>
    </ChoiceFrame>
  );
}
