import { useId, type KeyboardEvent } from 'react';

import type { PickerIntents, PickerView } from '../../../machines/booking/picker';
import { pickerCopy as copy } from '../../copy/search/picker';
import { deferPart } from '../../ui/show/deferred';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { optionId } from './option-id';

export type PickerInputProps = {
  view: PickerView;
  on: PickerIntents;
  id: string;
  /** Field of a form that is sent before React. */
  name?: string;
  label: string;
  chosen: string;
  errorId?: string | undefined;
  focusTurn?: number | undefined;
  className?: string;
};

/** Deferred: not part of any page's first render. */
const list = deferPart(async () => (await import('./picker-list')).PickerListView);

/** Combobox: arrows move, Enter picks, Esc closes the list. */
export function PickerInputView({
  view,
  on,
  id,
  name,
  label,
  chosen,
  errorId,
  focusTurn,
  className = '',
}: PickerInputProps) {
  const listId = useId();
  const { isOpen, isBusy, query, options, active, kind } = view;
  const ref = useFocusTurn<HTMLInputElement>(focusTurn);
  const press = (event: KeyboardEvent) => {
    const moves = { ArrowDown: 1, ArrowUp: -1 } as const;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) on.move(moves[event.key]);
      else on.open();
    } else if (event.key === 'Enter' && isOpen) on.take();
    else if (event.key === 'Escape' && isOpen) on.close();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={ref}
        id={id}
        name={name}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[active] ? optionId(listId, active) : undefined}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen === '' || isOpen ? copy.placeholder[kind] : undefined}
        value={isOpen ? query : chosen}
        className={`min-w-0 bg-transparent text-ink outline-none placeholder:font-normal ${className}`}
        onPointerEnter={list.warm}
        onFocus={on.open}
        onClick={on.open}
        onBlur={on.close}
        onChange={(event) => {
          on.open();
          on.type(event.target.value);
        }}
        onKeyDown={press}
      />
      {isOpen && <list.Part isWanted id={listId} label={label} view={view} on={on} />}
      <output className="sr-only">
        {isOpen && !isBusy && view.failureCode === null ? copy.count(options.length) : ''}
      </output>
    </>
  );
}
