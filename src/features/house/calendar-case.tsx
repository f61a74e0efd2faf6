import type { CalendarCase } from '../../../domain/house/case';
import { calendarCopy } from '../../copy/house/calendar';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { CaseActs } from './case-acts';
import { CaseHead, type CaseParts } from './case-head';
import { CaseDone, CasePart } from './case-parts';
import { YearDays } from './calendar-read';

/** A year: which days are off, which weekends are worked, and who has put it or taken it back. */
export function CaseOfYear({ view, on, shown }: Omit<CaseParts<CalendarCase>, 'onOpen'>) {
  const { sections } = copy;
  const { year, off, worked, isTold, done } = shown;
  const marks = <Badge look={isTold ? 'good' : 'warn'}>{isTold ? calendarCopy.told : calendarCopy.untold}</Badge>;
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={calendarCopy.year(year)} marks={marks} facts={[]} />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.acts}>
            <CaseActs view={view} on={on} />
          </CasePart>
          <CasePart title={sections.days}>
            <div className="mt-3">
              <YearDays off={off} worked={worked} isTold={isTold} />
            </div>
          </CasePart>
        </div>
        <CasePart title={sections.done}>
          <CaseDone done={done} />
        </CasePart>
      </div>
    </>
  );
}
