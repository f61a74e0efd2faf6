import { enquiryCopy as copy } from '../../copy/enquiry';
import { orderFaultSentence } from '../../copy/order-faults';
import { Icon } from '../../ui/mark/icon';
import type { EnquiryParts } from './enquiry-parts';

/** Why it was not sent, and each thing to be mended as a way to its field. */
export function FaultList({ view, on }: EnquiryParts) {
  const { failureCode, faults, isJudged } = view;
  const isListed = faults.length > 0 && (isJudged || failureCode === 'faulty');
  if (failureCode === null && !isListed) return null;
  return (
    <section role="alert" className="mb-6 rounded-card border border-bad bg-bad-tint px-4 py-3 md:px-5">
      <p className="flex items-center gap-2 font-medium text-bad">
        <Icon name="alert" />
        {failureCode === null ? copy.summary(faults.length) : copy.failure[failureCode]}
      </p>
      {isListed && (
        <ul className="mt-1 grid gap-1 pl-7">
          {faults.map((fault) => (
            <li key={fault.path + fault.code}>
              <button
                type="button"
                className="text-left text-ink underline decoration-1 underline-offset-4 hover:decoration-2"
                onClick={() => on.seek(fault.path)}
              >
                {orderFaultSentence(fault)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
