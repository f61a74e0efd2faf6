import type { DoubtedPrice } from '../../../domain/order/enquiry/answer-doubts';
import { doubtSentence, secondPersonCopy as copy } from '../../copy/house/second-person';

/** The reader put the change; another person decides about it. */
export const OwnChange = ({ isOwn }: { isOwn: boolean }) => isOwn && <p className="text-warn">{copy.own}</p>;

/** Reasons for which an answer waits for a second person. */
export const Doubts = ({ doubts, tariff }: DoubtedPrice) => (
  <ul className="grid gap-1 text-warn">
    {doubts.map((doubt) => (
      <li key={doubt} className="wrap-anywhere">
        {doubtSentence(doubt, { tariff })}
      </li>
    ))}
  </ul>
);
