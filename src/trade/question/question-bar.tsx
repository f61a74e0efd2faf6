import { useId, useRef, useState, type FormEvent, type MouseEvent } from 'react';

import type { BarPart } from '../../../domain/question/asks';
import { questionBarCopy } from '../../copy/search/question-bar';
import { Icon } from '../../ui/mark/icon';
import { buttonClass } from '../../ui/press/button-look';
import { QuestionField } from './question-field';

type DrawableQuestion<TAsked> = {
  bar(asked: TAsked): BarPart[];
  line(asked: TAsked): string[];
  tried(asked: TAsked): string[];
  missing(asked: TAsked): string[];
  entered(fields: Readonly<Record<string, string>>, before: TAsked): Partial<TAsked>;
};

type QuestionBarProps<TAsked> = {
  question: DrawableQuestion<TAsked>;
  asked: TAsked;
  /** Values shown in empty fields without being part of the question. */
  stands?: Partial<TAsked>;
  copy: { label: string; trial: (figures: string) => string };
  /** Called when typing starts; the answer below is then outdated. */
  onType: () => void;
  onAsk: (words: Partial<TAsked>) => void;
};

const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** Few fields share a row; more wrap into columns. */
const ROW = 'md:flex';
const ROWS = 'md:grid md:grid-cols-4 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]';
const MOST_IN_A_ROW = 5;

/**
 * Mode-specific questions beside places and goods, kept in the address. Phones fold it into one line, so that the
 * answer comes first; faulty fields stay visible.
 */
export function QuestionBar<TAsked>({ question, asked, stands, copy, onType, onAsk }: QuestionBarProps<TAsked>) {
  const [isWanted, setWanted] = useState(false);
  const [id, line] = [useId(), useRef<HTMLButtonElement>(null)];
  const shown = { ...asked, ...stands };
  const parts = question.bar(shown);
  const isWrong = parts.some(({ says }) => says !== null);
  const isOpen = isWanted || isWrong;
  const tried = question.missing(asked).length === 0 ? question.tried(asked) : [];
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = question.entered(formValues(event.currentTarget), asked);
    const standing = Object.keys(stands ?? {}) as (keyof TAsked)[];
    const untouched = standing.filter((name) => words[name] === shown[name]);
    onAsk({ ...words, ...Object.fromEntries(untouched.map((name) => [name, asked[name]])) });
  };
  const fold = ({ detail }: MouseEvent) => {
    // Enter in a field keeps it open; only a press on the button folds the bar.
    if (detail === 0 && document.activeElement instanceof HTMLInputElement) return;
    setWanted(false);
    line.current?.focus();
  };
  return (
    <form
      id="search-figures"
      tabIndex={-1}
      noValidate
      aria-label={copy.label}
      className="rounded-card border border-line bg-surface px-4 py-1 md:px-5 md:py-4"
      onInput={onType}
      onSubmit={ask}
    >
      <button
        ref={line}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`min-h-11 w-full items-center justify-between gap-3 py-1.5 text-left md:hidden ${isWrong ? 'hidden' : 'flex'}`}
        onClick={() => setWanted(!isOpen)}
      >
        <span className="min-w-0 font-medium text-ink">
          {copy.label}
          <span className="block text-12 font-normal text-muted">{question.line(shown).join(' · ')}</span>
        </span>
        <Icon name="chevronDown" className={`size-5 text-sea ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        className={`grid grid-cols-2 items-start gap-3 max-md:pt-1 max-md:pb-3 sm:grid-cols-3 md:flex ${isOpen ? '' : 'max-md:hidden'}`}
      >
        {/* The button stays beside the fields, never alone in a row. */}
        <div className={`items-start gap-3 max-md:contents md:grow ${parts.length > MOST_IN_A_ROW ? ROWS : ROW}`}>
          {parts.map((part) => (
            <QuestionField key={part.name} {...part} />
          ))}
        </div>
        <button type="submit" className={buttonClass('line', 'medium', 'self-end')} onClick={fold}>
          {questionBarCopy.send}
        </button>
      </div>
      {tried.length > 0 && (
        <p role="note" className="rounded-control bg-warn-tint px-3 py-2 text-12 text-warn max-md:mb-2 md:mt-3">
          {copy.trial(tried.join('、'))}
        </p>
      )}
    </form>
  );
}
