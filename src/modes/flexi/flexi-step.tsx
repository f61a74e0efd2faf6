import type { ReactNode } from 'react';
import { flexiCancelFee } from '../../../domain/modes/flexi/cancel';
import type { FlexiStep as Step } from '../../../domain/modes/flexi/fields';
import { readBagCount } from '../../../domain/modes/flexi/reading';
import { portCountry } from '../../../domain/order/blocks/countries';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { flexiOrderCopy as copy } from '../../copy/modes/flexi/order';
import { createSteps } from '../../frame/steps';
import { CloseStep } from '../../trade/close-step';
import { PartyCards } from '../../trade/people/party-cards';
import { CancelFees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { FlexiParts } from './flexi-parts';
import { OwnTick } from './own-tick';
import { StepFitting } from './step-fitting';
import { StepGoods } from './step-goods';

const StepParties = ({ parts }: { parts: FlexiParts }) => (
  <PartyCards parts={parts} country={portCountry(parts.quote.offer.dst?.code)} mayBeToOrder />
);

type ConfirmProps = { parts: FlexiParts; now: number; price: PriceParts; papers: ReactNode };

function Fees({ bags }: { bags: number | null }) {
  const feeIn = (state: OrderState, isFitted = false) => flexiCancelFee({ state, bags: bags ?? 1, isFitted });
  const fitted = formatMoney(feeIn('BOOKED', true) ?? { amount: 0, currency: YUAN });
  return (
    <CancelFees
      note={copy.fees(fitted, bags === null)}
      names={copy.states}
      isCounted={bags !== null}
      feeIn={(state) => feeIn(state)}
    />
  );
}

const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={<Fees bags={readBagCount(parts.view.form)} />}
    promises={<OwnTick parts={parts} path="noDgPromise" />}
  />
);

export const FlexiStep = createSteps<Step, FlexiParts>({
  goods: StepGoods,
  fitting: StepFitting,
  parties: StepParties,
  confirm: StepConfirm,
});
