import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { lclOrder } from '../../../contract/modes/lcl/order';
import { lclQuote } from '../../../contract/modes/lcl/quote';
import { fitQuestionFromForm } from '../../../domain/modes/lcl/fit-asked';
import type { LclForm } from '../../../domain/modes/lcl/form';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { LclQuote } from '../../../domain/modes/lcl/quote';
import { fitCheckMachine } from '../../../machines/booking/fit-check';
import type { OrderPageSnapshot } from '../../../machines/order/order-page';
import { lazyActor } from '../../effects/late';
import { checkLclFitVia } from '../../effects/market/check-fit';
import { questionWatcherOf } from '../../effects/market/question-watcher';
import { LclOrderPage } from '../../modes/lcl/lcl-order-view';
import { useOrder } from '../page-actors/order';
import { useGateway } from '../gateway-context';

const ORDERED = { mode: LCL, wire: lclOrder, quote: lclQuote };

/** Casts are safe: this page only holds LCL forms. */
const lclFit = ({ context: { form, quote } }: OrderPageSnapshot) =>
  form !== null && quote !== null ? fitQuestionFromForm(form as LclForm, quote as LclQuote) : null;

export default function LclOrder() {
  const gateway = useGateway();
  const page = useOrder(ORDERED);
  const fit = useMemo(
    () =>
      fitCheckMachine.provide({
        actors: {
          questionWatcher: questionWatcherOf(page, lclFit),
          ask: lazyActor(async () => checkLclFitVia(await gateway())),
        },
      }),
    [gateway, page],
  );
  return <LclOrderPage actor={page} fit={useActorRef(fit)} />;
}
