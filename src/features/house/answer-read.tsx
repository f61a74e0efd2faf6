import { modeWishName } from '../../../domain/modes/enq/ways';
import { besideSum, displaySums } from '../../../domain/offer/charges';
import type { EnquiryAnswer } from '../../../domain/order/enquiry/enquiry-life';
import { formatMoney } from '../../../domain/values/money';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { enquiryCaseCopy } from '../../copy/modes/enq-case';
import { besideWords } from '../../copy/words/sum-words';
import { ChargeTable } from '../../trade/price/charge-table';

export function AnswerRead({ answer: { offer, charges, validUntil, note } }: { answer: EnquiryAnswer }) {
  const { supplier, org, dst, leavesAt, mode } = offer;
  const [told, other] = displaySums(charges);
  const beside = [
    ...(besideSum(charges).kind !== 'other' ? [besideWords(charges)] : []),
    enquiryCaseCopy.answer.other(formatMoney(other)),
  ];
  return (
    <>
      <p className="text-ink">
        {modeWishName(mode)} · {supplier?.nameCn} · {org?.nameCn} → {dst?.nameCn} ·{' '}
        {leavesAt === null ? copy.unsailed : copy.leaves(copy.at(leavesAt))}
      </p>
      <p className="mb-2 text-ink">{copy.valid(copy.at(validUntil))}</p>
      <ChargeTable {...charges} total={told} beside={null} addable={null} />
      <p className="text-right text-12 text-muted">{beside.join(' · ')}</p>
      {note !== '' && (
        <p className="mt-2 wrap-anywhere text-ink">
          <span className="text-muted">{copy.note}</span> {note}
        </p>
      )}
    </>
  );
}
