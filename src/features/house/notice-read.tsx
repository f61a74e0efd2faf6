import type { NoticePlace, PlaceNotice } from '../../../domain/offer/notice';
import { fillSentence } from '../../../domain/values/fill';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy } from '../../copy/modes/rail/order';

export const NoticeRead = ({ name, notice }: Pick<NoticePlace, 'name'> & { notice: PlaceNotice }) => (
  <p className="rounded-card bg-warn-tint px-4 py-3 wrap-anywhere text-ink">
    {fillSentence(railCopy.finding.railNotice, { border: name, ...notice })}
    <span className="block text-12 text-muted">{railOrderCopy.noticeFree}</span>
  </p>
);
