import type { CalendarCase } from '../../../domain/house/case';
import { calendarCopy } from '../../copy/house/calendar';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { CaseColumns } from './case-columns';
import { CaseHead, type CaseParts } from './case-head';
import { CasePart } from './case-parts';
import { YearDays } from './calendar-read';

/** A year: which days are off, which weekends are worked, and who has put it or taken it back. */
export function CaseOfYear({ view, on, shown }: Omit<CaseParts<CalendarCase>, 'onOpen'>) {
  const { sections } = copy;
  const { year, off, worked, isTold, done } = shown;
  const marks = <Badge look={isTold ? 'good' : 'warn'}>{isTold ? calendarCopy.told : calendarCopy.untold}</Badge>;
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={calendarCopy.year(year)} marks={marks} facts={[]} />
      <CaseColumns view={view} on={on} done={done}>
        <CasePart title={sections.days}>
          <div className="mt-3">
            <YearDays off={off} worked={worked} isTold={isTold} />
          </div>
        </CasePart>
      </CaseColumns>
    </>
  );
}
