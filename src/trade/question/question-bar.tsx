import { useId, useRef, useState, type FormEvent, type MouseEvent } from 'react';

import type { BarPart } from '../../../domain/question/asks';
import { questionBarCopy } from '../../copy/search/question-bar';
import { Icon } from '../../ui/mark/icon';
import { buttonClass } from '../../ui/press/button-look';
import { QuestionField } from './question-field';

/** As much of a declared question as a bar needs. */
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
  /** What stands in fields that nobody has filled, and is not asked by standing there. */
  stands?: Partial<TAsked>;
  copy: { label: string; trial: (figures: string) => string };
  /** A hand has begun to write: what is answered below is no longer what stands here. */
  onType: () => void;
  onAsk: (words: Partial<TAsked>) => void;
};

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** A few fields stand in one row; more of them in as many columns as there is room for. */
const ROW = 'md:flex';
const ROWS = 'md:grid md:grid-cols-4 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]';
const MOST_IN_A_ROW = 5;

/**
 * What a mode asks besides where and what: the address holds it, and every answer below is for what it says. On a phone
 * it is one line, so that the page begins with its answer; what is to be mended is not hidden there.
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
    const words = question.entered(fieldsOf(event.currentTarget), asked);
    const standing = Object.keys(stands ?? {}) as (keyof TAsked)[];
    const untouched = standing.filter((name) => words[name] === shown[name]);
    onAsk({ ...words, ...Object.fromEntries(untouched.map((name) => [name, asked[name]])) });
  };
  const fold = ({ detail }: MouseEvent) => {
    // Whoever sends a field by its key goes on in it: only a press on the button itself folds them away.
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
        {/* Beside the fields, however many rows they take, the button stands in no row alone. */}
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
