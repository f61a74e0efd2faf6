import type { SurchargeCase } from '../../../domain/house/case';
import { describeSurcharge } from '../../../domain/offer/surcharge';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { deskQueueCopy } from '../../copy/house/desk-queue';
import { closureScope } from './queue-sheet';
import { surchargeCopy } from '../../copy/house/surcharges';
import { Badge } from '../../ui/mark/badge';
import { CaseColumns } from './case-columns';
import { CaseHead, type CaseParts } from './case-head';
import { CasePart } from './case-parts';
import { OwnChange } from './second-person';
import { SurchargeSaid } from './surcharge-read';

export function CaseOfSurcharge({ view, on, shown }: Omit<CaseParts<SurchargeCase>, 'onOpen'>) {
  const { stand, surcharge, isOwn, done } = shown;
  const marks = surcharge && <Badge look={surchargeCopy.looks[stand]}>{surchargeCopy.stands[stand]}</Badge>;
  const { put, scope } = deskQueueCopy.columns;
  const facts = surcharge
    ? ([
        [put, surcharge.scope],
        [scope, closureScope(surcharge)],
        [copy.facts.from, surcharge.from],
        [copy.facts.lastDay, surcharge.until],
      ] as const)
    : [];
  return (
    <>
      <CaseHead
        view={view}
        on={on}
        shown={shown}
        title={surcharge ? describeSurcharge(surcharge) : surchargeCopy.stands.NEW}
        marks={marks}
        facts={facts}
      />
      <CaseColumns view={view} on={on} done={done}>
        {surcharge && (
          <CasePart title={surchargeCopy.reads[stand]}>
            <div className="mt-3 grid gap-3">
              <SurchargeSaid said={describeSurcharge(surcharge)} />
              <OwnChange isOwn={isOwn} />
            </div>
          </CasePart>
        )}
      </CaseColumns>
    </>
  );
}
