import { Link } from 'wouter';

import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { parseMoment } from '../../../domain/values/moments';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { SentEnquiry } from '../../../machines/order/enquiry';
import { enquiryCopy } from '../../copy/modes/enq';
import { clockWords, momentWords } from '../../copy/words/moment-words';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { Icon } from '../../ui/mark/icon';
import { enquiryAddress, pricesAddress } from './enquiry-looks';

const { sent: copy } = enquiryCopy;

type SentCardProps = {
  sent: SentEnquiry;
  wish: EnquiryForm['modeWish'];
  /** True for a yearly volume at which a spot price would mislead. */
  isContract: boolean;
  now: number;
  onAgain: () => void;
};

export function SentCard({ sent, wish, isContract, now, onAgain }: SentCardProps) {
  const { enquiryNo, answerBy, orgPortCode, dstPortCode } = sent;
  const seconds = Math.max(0, Math.ceil(((parseMoment(answerBy) ?? now) - now) / 1000));
  const { date, time } = momentWords(answerBy);
  return (
    <section className="rounded-card border border-good bg-good-tint p-5 md:p-6">
      <div role="status">
        <h2 className="flex items-center gap-2 text-20">
          <Icon name="check" className="text-good" />
          {copy.title}
        </h2>
        <p className="mt-1 text-16">
          {copy.number}{' '}
          <b className="font-semibold tracking-wide whitespace-nowrap text-ink">{orderNoInGroups(enquiryNo)}</b>
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="print:hidden">
          <p className="text-12 font-medium text-good">{copy.left}</p>
          <p role="timer" className="text-32 leading-none font-semibold text-ink">
            {clockWords(seconds)}
          </p>
        </div>
        <p>{seconds > 0 ? copy.answerBy(`${date} ${time}`) : copy.overdue}</p>
      </div>
      {isContract && <p className="mt-3">{copy.contract}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Link href={enquiryAddress(enquiryNo)} className={buttonClass('sea', 'medium', '')}>
          {copy.open}
        </Link>
        {!isContract && (
          <Link
            href={pricesAddress({ modeWish: wish, orgPortCode, dstPortCode })}
            className={buttonClass('line', 'medium', '')}
          >
            {copy.prices}
          </Link>
        )}
        <Button look="line" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </section>
  );
}
