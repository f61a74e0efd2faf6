import { createContext, type FormEvent, type ReactNode } from 'react';
import { useSearch } from 'wouter';

import { NOT_LOCKED_WORD, readNotLocked } from '../../../domain/offer/not-locked';
import { parseQuery } from '../../../domain/values/query';
import { quotingCopy } from '../../copy/search/sailings';

const { failed, notLocked } = quotingCopy;

const CHOICE_FORM = 'choice';

/** Id of the form around a list; undefined where no list is drawn by its address. */
export const ChoiceFormContext = createContext<string | undefined>(undefined);

const prevent = (event: FormEvent) => event.preventDefault();

/** Posts a chosen offer to the address of the list until React answers in place; shows why none was locked. */
export function ChoiceForm({ children }: { children: ReactNode }) {
  const told = readNotLocked(parseQuery(useSearch())[NOT_LOCKED_WORD]);
  return (
    <ChoiceFormContext value={CHOICE_FORM}>
      <form id={CHOICE_FORM} method="post" onSubmit={prevent}>
        {told && (
          <p role="alert" className="mb-4 rounded-control bg-bad-tint px-4 py-2 text-bad">
            <b>{failed.title}。</b>
            {notLocked[told.reason]}
          </p>
        )}
      </form>
      {children}
    </ChoiceFormContext>
  );
}
