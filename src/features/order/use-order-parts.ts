import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { regionPickerIntents, selectRegionPicker } from '../../../machines/booking/region-picker';
import { draftChoiceIntents, selectDraftChoice } from '../../../machines/order/draft-choice';
import { orderDraftIntents, selectOrderDraft } from '../../../machines/order/order-draft';
import {
  orderFormIntents,
  selectChargesAt,
  selectGoodsPicker,
  selectOrderFormOf,
  selectTaking,
} from '../../../machines/order/order-form';
import {
  orderPageIntents,
  selectDraftChoiceActor,
  selectOrderDraftActor,
  selectOrderFormActor,
  selectOrderPage,
  selectOrderQuoteActor,
  selectOrderSubmitActor,
  selectPapersActor,
  selectRegionPickerActor,
  type OrderPageActor,
} from '../../../machines/order/order-page';
import { orderQuoteIntents, selectOrderQuote } from '../../../machines/order/order-quote';
import { orderSubmitIntents, selectOrderSubmit } from '../../../machines/order/order-submit';

export function useOrderParts<TForm extends OrderForm, TQuote extends Quote>(
  actor: OrderPageActor,
  mode: OrderMode<TForm, TQuote>,
) {
  const selectForm = useMemo(() => selectOrderFormOf(mode), [mode]);
  const order = useSelector(actor, selectOrderPage, shallowEqual);
  const quote = useSelector(actor, selectOrderQuoteActor);
  const draft = useSelector(actor, selectOrderDraftActor);
  const choice = useSelector(actor, selectDraftChoiceActor);
  const form = useSelector(actor, selectOrderFormActor);
  const submit = useSelector(actor, selectOrderSubmitActor);
  const region = useSelector(actor, selectRegionPickerActor);
  const quoted = useSelector(quote, selectOrderQuote, shallowEqual);
  const offered = quoted.renewal?.quote ?? null;
  const selectRenewed = useMemo(() => selectChargesAt(offered), [offered]);
  const { alternatives } = order;
  const selectOthers = useMemo(() => selectTaking(alternatives), [alternatives]);
  const others = useSelector(form, selectOthers, shallowEqual);
  return {
    parts: {
      order: { view: { ...order, alternatives: others }, on: orderPageIntents(actor) },
      quote: { view: quoted, on: orderQuoteIntents(quote), renewed: useSelector(form, selectRenewed) },
      draft: { view: useSelector(draft, selectOrderDraft, shallowEqual), on: orderDraftIntents(draft) },
      choice: { view: useSelector(choice, selectDraftChoice, shallowEqual), on: draftChoiceIntents(choice) },
      form: { view: useSelector(form, selectForm), on: orderFormIntents(form) },
      submit: { view: useSelector(submit, selectOrderSubmit, shallowEqual), on: orderSubmitIntents(submit) },
      region: { view: useSelector(region, selectRegionPicker, shallowEqual), on: regionPickerIntents(region) },
    },
    picker: useSelector(form, selectGoodsPicker),
    papers: useSelector(actor, selectPapersActor),
  };
}
