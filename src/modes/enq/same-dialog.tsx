import { Link } from 'wouter';

import { orderNoInGroups } from '../../../domain/order/life/number';
import { enquiryCopy } from '../../copy/modes/enq';
import { OrderQuestion } from '../../features/order/order-question';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { enquiryAddress } from './enquiry-looks';
import type { EnquiryParts } from './enquiry-parts';

const { same: copy, cancel } = enquiryCopy;

/** Confirms an enquiry identical to a recent one. */
export function SameDialog({ view: { stage, same }, on }: EnquiryParts) {
  if (stage !== 'doubting' || same === null) return null;
  return (
    <OrderQuestion
      title={copy.title(orderNoInGroups(same))}
      text={copy.text}
      onClose={on.cancel}
      actions={
        <>
          <Link href={enquiryAddress(same)} className={buttonClass('line', 'medium', '')}>
            {copy.open}
          </Link>
          <Button look="line" onClick={on.cancel}>
            {cancel}
          </Button>
          <Button look="signal" onClick={on.confirm}>
            {copy.confirm}
          </Button>
        </>
      }
    />
  );
}
