import type { ReactNode } from 'react';

import type { AnyCase, CalendarCase } from '../../../domain/house/case';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { CaseActs } from './case-acts';
import type { CaseParts } from './case-head';
import { CaseDone, CasePart } from './case-parts';

type CaseColumnsProps = Pick<CaseParts<AnyCase>, 'view' | 'on'> & Pick<CalendarCase, 'done'> & { children: ReactNode };

export const CaseColumns = ({ view, on, done, children }: CaseColumnsProps) => (
  <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <CasePart title={copy.sections.acts}>
        <CaseActs view={view} on={on} />
      </CasePart>
      {children}
    </div>
    <CasePart title={copy.sections.done}>
      <CaseDone done={done} />
    </CasePart>
  </div>
);
