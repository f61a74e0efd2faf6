import type { ClosureCase } from '../../../domain/house/case';
import { describeClosure } from '../../../domain/offer/closure';
import { closureCopy } from '../../copy/house/closures';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { CaseColumns } from './case-columns';
import { CaseHead, type CaseParts } from './case-head';
import { CasePart } from './case-parts';
import { ClosureSaid } from './closure-read';

export function CaseOfClosure({ view, on, shown }: Omit<CaseParts<ClosureCase>, 'onOpen'>) {
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
      <CaseColumns view={view} on={on} done={done}>
        {closure && (
          <CasePart title={closureCopy.reads[stand]}>
            <div className="mt-3">
              <ClosureSaid said={describeClosure(closure)} />
            </div>
          </CasePart>
        )}
      </CaseColumns>
    </>
  );
}
