import type { ReactNode } from 'react';

import type { SearchField } from '../../../domain/mode-ids';
import { errorId, fieldId } from './search-parts';

type SearchCellProps = {
  field: SearchField;
  label: string;
  error?: string | undefined;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * One field of the search: label above, value below, error beside the label. The label covers the whole cell, so a
 * press anywhere reaches the field.
 */
export function SearchCell({ field, label, error, aside, className = '', children }: SearchCellProps) {
  return (
    <div
      className={`group relative flex min-h-15 min-w-0 flex-col justify-center px-4 focus-within:z-20 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-sea hover:bg-sea-tint md:min-h-(--cell,72px) ${error ? 'outline-2 -outline-offset-1 outline-bad' : ''} ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-12 whitespace-nowrap">
        <label
          htmlFor={fieldId(field)}
          className="text-muted group-focus-within:text-sea after:absolute after:inset-0 after:cursor-text"
        >
          {label}
        </label>
        {error && (
          <span id={errorId(field)} className="truncate font-medium text-bad">
            {error}
          </span>
        )}
      </div>
      <div className="mt-0.5 flex min-w-0 items-baseline gap-1.5">
        {children}
        {aside && <span className="min-w-0 flex-1 truncate text-12 text-muted">{aside}</span>}
      </div>
    </div>
  );
}
