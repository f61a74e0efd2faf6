import type { ReactNode } from 'react';

import { promiseCompletion } from '../../../domain/desk/promised';
import { answerCalendar } from '../../../domain/values/days-off';
import { serviceHours } from '../../../domain/modes/dgd/hours';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { CloseStep } from '../../trade/close-step';
import type { PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { CancelTerms } from './cancel-terms';
import { clockText, type DgdParts } from './dgd-parts';
import { EarlierNote } from './earlier-note';
import { ServiceFields } from './service-fields';

type ConfirmProps = { parts: DgdParts; now: number; price: PriceParts; papers: ReactNode };

/** Completion time if ordered now, with or without the ticked rush. */
function Promised({ parts: { quote, view }, now }: Pick<ConfirmProps, 'parts' | 'now'>) {
  const { accepted, done, isTold } = promiseCompletion(
    now,
    serviceHours(quote.offer.detail, view.form.isRush),
    answerCalendar(quote.offer),
  );
  return (
    <p className={isTold ? 'text-ink' : 'font-semibold text-warn'}>
      {isTold ? copy.promised(clockText(accepted), clockText(done)) : copy.unpromised}
    </p>
  );
}

/** Price, completion time, contact and consents. A service ships nothing, so dangerous goods statements are off. */
export function StepConfirm({ parts, now, price, papers }: ConfirmProps) {
  const still = { ...parts, view: { ...parts.view, form: { ...parts.view.form, isDanger: 'N' as const } } };
  return (
    <>
      <EarlierNote earlier={parts.view.earlier} words={copy.earlier} />
      <CloseStep
        parts={still}
        now={now}
        price={price}
        files={papers}
        more={
          <>
            <Section title={copy.way}>
              <ServiceFields parts={parts} now={now} step="confirm" />
              {now > 0 && <Promised parts={parts} now={now} />}
            </Section>
            <CancelTerms parts={parts} />
          </>
        }
      />
    </>
  );
}
