import { useId } from 'react';

import { ROAD_FIELD, roadPapers } from '../../../domain/modes/lcl/road-papers';
import { hasTruck } from '../../../domain/order/trucks/truck-fields';
import { isPaperHandedIn, paperKind } from '../../../domain/order/papers/papers';
import { lclOrderCopy } from '../../copy/modes/lcl/order';
import type { RenderPapers } from '../../features/order/step-props';
import type { WantedPaper } from '../../trade/papers/order-papers';
import { fieldError, focusTurnAtPath } from '../../trade/form-parts';
import { FieldMessage } from '../../ui/form/field-message';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import type { LclParts } from './order-parts';

const { road: copy } = lclOrderCopy;

function roadPapersWanted({ form }: LclParts['view']): WantedPaper[] {
  const wanted = roadPapers(form);
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper): WantedPaper => {
    if (isPaperHandedIn(paper.docType, handed, wanted)) return { ...paper, note: copy.here, standing: 'here' };
    if (!hasTruck(form)) return { ...paper, note: copy.later, standing: 'optional' };
    return paperKind(paper.docType) === 'ROADCERT'
      ? { ...paper, note: copy.due, standing: 'due' }
      : { ...paper, note: copy.wish, standing: 'optional' };
  });
}

/** Truck documents; omitted for general goods and when the platform's truck picks up. */
export function RoadField({ parts, renderPapers }: { parts: LclParts; renderPapers: RenderPapers }) {
  const [titleId, { view }] = [useId(), parts];
  const ref = useFocusTurn<HTMLDivElement>(focusTurnAtPath(view, ROAD_FIELD), 'input');
  const wanted = roadPapersWanted(view);
  if (wanted.length === 0) return null;
  const error = fieldError(view, ROAD_FIELD);
  return (
    <div ref={ref} role="group" aria-labelledby={titleId} className="mt-4">
      <p id={titleId} className="mb-1 text-14 text-ink">
        {copy.title}
      </p>
      <div className={`rounded-control border ${error ? 'border-bad' : 'border-line'}`}>{renderPapers(wanted)}</div>
      <FieldMessage error={error} />
    </div>
  );
}
