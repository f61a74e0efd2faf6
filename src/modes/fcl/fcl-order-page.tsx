import { shallowEqual, useSelector } from '@xstate/react';

import { FCL } from '../../../domain/modes/fcl/mode';
import {
  orderPageIntents,
  selectOrderPage,
  selectDraftChoiceActor,
  selectOrderDraftActor,
  selectOrderFormActor,
  selectOrderQuoteActor,
  selectOrderSubmitActor,
  selectPapersActor,
  selectRegionPickerActor,
  type OrderPageActor,
} from '../../../machines/order/order-page';
import { draftChoiceIntents, selectDraftChoice } from '../../../machines/order/draft-choice';
import { orderDraftIntents, selectOrderDraft } from '../../../machines/order/order-draft';
import { orderFormIntents, selectGoodsPicker, selectOrderFormOf } from '../../../machines/order/order-form';
import { orderQuoteIntents, selectOrderQuote } from '../../../machines/order/order-quote';
import { orderSubmitIntents, selectOrderSubmit } from '../../../machines/order/order-submit';
import { regionPickerIntents, selectRegionPicker } from '../../../machines/booking/region-picker';
import { FclOrderView } from './fcl-order-view';
import { orderPapers } from './order-papers';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { Picker } from '../../features/port-picker/picker';

const selectForm = selectOrderFormOf(FCL);

/** An order, put together from its parts: the quote, the draft, the form and the submission. */
export function FclOrderPage({ actor }: { actor: OrderPageActor }) {
  const order = useSelector(actor, selectOrderPage, shallowEqual);
  const quote = useSelector(actor, selectOrderQuoteActor);
  const draft = useSelector(actor, selectOrderDraftActor);
  const choice = useSelector(actor, selectDraftChoiceActor);
  const form = useSelector(actor, selectOrderFormActor);
  const submit = useSelector(actor, selectOrderSubmitActor);
  const papers = useSelector(actor, selectPapersActor);
  const region = useSelector(actor, selectRegionPickerActor);
  const picker = useSelector(form, selectGoodsPicker);
  const formView = useSelector(form, selectForm);
  return (
    <FclOrderView
      order={{ view: order, on: orderPageIntents(actor) }}
      quote={{ view: useSelector(quote, selectOrderQuote, shallowEqual), on: orderQuoteIntents(quote) }}
      draft={{ view: useSelector(draft, selectOrderDraft, shallowEqual), on: orderDraftIntents(draft) }}
      choice={{ view: useSelector(choice, selectDraftChoice, shallowEqual), on: draftChoiceIntents(choice) }}
      form={{ view: formView, on: orderFormIntents(form) }}
      submit={{ view: useSelector(submit, selectOrderSubmit, shallowEqual), on: orderSubmitIntents(submit) }}
      renderPicker={(dress) => <Picker actor={picker} {...dress} />}
      region={{ view: useSelector(region, selectRegionPicker, shallowEqual), on: regionPickerIntents(region) }}
      papers={papers && <FileChecklist actor={papers} wanted={orderPapers(formView.form)} />}
    />
  );
}
