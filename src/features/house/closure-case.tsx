import type { ClosureCase } from '../../../domain/house/case';
import { closureSaid } from '../../../domain/offer/closure';
import { closureCopy } from '../../copy/house/closures';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { CaseActs } from './case-acts';
import { CaseHead, type CaseParts } from './case-head';
import { CaseDone, CasePart } from './case-parts';
import { ClosureSaid } from './closure-read';

/** Something that takes no goods for a while: what shippers read of it, and who has put it or taken it back. */
export function CaseOfClosure({ view, on, shown }: Omit<CaseParts<ClosureCase>, 'onOpen'>) {
  const { sections } = copy;
  const { stand, closure, done } = shown;
  const marks = stand !== 'NEW' && (
    <Badge look={stand === 'HOLDS' ? 'warn' : 'grey'}>{closureCopy.stands[stand]}</Badge>
  );
  const facts = [
    [copy.facts.from, closure?.from ?? ''],
    [copy.facts.lastDay, closure?.until ?? ''],
  ] as const;
  return (
    <>
      <CaseHead
        view={view}
        on={on}
        shown={shown}
        title={closure?.name ?? closureCopy.stands.NEW}
        marks={marks}
        facts={facts}
      />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.acts}>
            <CaseActs view={view} on={on} />
          </CasePart>
          {closure && (
            <CasePart title={closureCopy.reads[stand]}>
              <div className="mt-3">
                <ClosureSaid said={closureSaid(closure)} />
              </div>
            </CasePart>
          )}
        </div>
        <CasePart title={sections.done}>
          <CaseDone done={done} />
        </CasePart>
      </div>
    </>
  );
}
