import { orderReceiptCopy } from '../../copy/orders/receipt';
import { ButtonLink } from '../../ui/press/button-link';
import { StatusStrip } from '../../ui/show/status-strip';

const { ticket: copy } = orderReceiptCopy;

export function NextTicket({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <div className="mt-4 grid justify-items-start gap-3 print:hidden">
      <StatusStrip tone="warn">{copy.waits}</StatusStrip>
      <ButtonLink look="line" href={address}>
        {copy.go}
      </ButtonLink>
    </div>
  );
}
