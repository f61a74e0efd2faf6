import type { NoticeCase } from '../../../domain/house/case';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { CaseColumns } from './case-columns';
import { CaseHead, type CaseParts } from './case-head';
import { CasePart } from './case-parts';
import { NoticeRead } from './notice-read';

/** A place that goods pass: what is said of it by now, and who has said or taken back what. */
export function CaseOfNotice({ view, on, shown }: Omit<CaseParts<NoticeCase>, 'onOpen'>) {
  const { sections, places } = copy;
  const { name, notice, done } = shown;
  const marks = notice ? <Badge look="warn">{places.holds}</Badge> : <Badge look="grey">{places.none}</Badge>;
  const facts = [[copy.facts.until, notice?.until ?? '']] as const;
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={name} marks={marks} facts={facts} />
      <CaseColumns view={view} on={on} done={done}>
        <CasePart title={sections.notice}>
          <div className="mt-3">
            {notice ? <NoticeRead name={name} notice={notice} /> : <p className="text-muted">{copy.none.notice}</p>}
          </div>
        </CasePart>
      </CaseColumns>
    </>
  );
}
