import type { ReactNode } from 'react';

import type { AnyCase } from '../../../domain/house/case';
import type { DeskCaseIntents, DeskCaseView } from '../../../machines/house/desk-case';
import { catchFocus } from '../../ui/layer/catch-focus';
import { CaseHold } from './case-hold';

export type CaseParts<TCase extends AnyCase> = {
  view: DeskCaseView;
  on: DeskCaseIntents;
  shown: TCase;
  onOpen: (file: { fileId: string; name: string }) => void;
};

type HeadProps = Omit<CaseParts<AnyCase>, 'onOpen'> & {
  title: string;
  marks: ReactNode;
  facts: readonly (readonly [name: string, value: ReactNode])[];
};

export function CaseHead({ view, on, shown, title, marks, facts }: HeadProps) {
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 ref={catchFocus} className="min-w-0 text-24 wrap-anywhere">
          {title}
        </h1>
        {marks}
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 md:grid-cols-[auto_1fr_auto_1fr]">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
      </dl>
      <CaseHold view={view} on={on} shown={shown} />
    </header>
  );
}
