import type { DoubtedPrice } from '../../../domain/order/enquiry/answer-doubts';
import { doubtSentence, secondPersonCopy as copy } from '../../copy/house/second-person';

export const OwnChange = ({ isOwn }: { isOwn: boolean }) => isOwn && <p className="text-warn">{copy.own}</p>;

export const Doubts = ({ doubts, tariff }: DoubtedPrice) => (
  <ul className="grid gap-1 text-warn">
    {doubts.map((doubt) => (
      <li key={doubt} className="wrap-anywhere">
        {doubtSentence(doubt, { tariff })}
      </li>
    ))}
  </ul>
);
