import { BORDERS, type BorderCode } from '../../../domain/modes/rail/corridor';
import type { PlaceNotice } from '../../../domain/offer/notice';
import { fillSentence } from '../../../domain/values/fill';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';

/** Notice about a border, with free cancellation because of it. */
export const BorderNotice = ({ border, notice }: { border: BorderCode; notice: PlaceNotice | null }) =>
  notice && (
    <p role="status" className="rounded-card bg-warn-tint px-4 py-3 text-ink">
      {fillSentence(railCopy.finding.railNotice, { border: BORDERS[border].nameCn, ...notice })}
      <span className="block text-12 text-muted">{copy.noticeFree}</span>
    </p>
  );
