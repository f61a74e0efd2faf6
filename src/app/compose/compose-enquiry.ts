import type { AppActor } from '../../../machines/shell/app';
import { enquiryMachine } from '../../../machines/order/enquiry';
import { pickerMachine } from '../../../machines/booking/picker';
import { dropEnquiryDraft, saveEnquiryDraft } from '../../effects/enquiry/enquiry-draft';
import { personWatcher } from '../../effects/after-order/person-watcher';
import { daysOff } from '../../effects/desk/days-off';
import { minuteTicker } from '../../effects/desk/minute-ticker';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { secondTicker } from '../../effects/second-ticker';
import { composeUpload } from './compose-upload';
import { signedInReader } from '../is-signed-in';
import { askOnce } from '../once';

export function composeEnquiry(gateway: () => Promise<Gateway>, app: AppActor) {
  const isSignedIn = signedInReader(app);
  const now = askOnce(async () => {
    const [open, { enquiryCallsOver }] = await Promise.all([gateway(), import('../../effects/enquiry/enquiry-calls')]);
    return enquiryCallsOver(open, isSignedIn);
  });
  daysOff.askBy(async () => (await now()).askDaysOff());
  const picker = pickerMachine.provide({ actors: { findOptions: lazyActor(async () => (await now()).findOptions) } });
  return enquiryMachine.provide({
    actors: {
      orgPicker: picker,
      dstPicker: picker,
      goodsPicker: picker,
      papers: composeUpload(gateway, app),
      recallEnquiry: lazyActor(async () => (await now()).recallEnquiry),
      sendEnquiry: lazyActor(async () => (await now()).sendEnquiry),
      loadGoods: lazyActor(async () => (await now()).loadGoods),
      loadHistory: lazyActor(async () => (await now()).loadHistory),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
      secondTicker,
      minuteTicker,
    },
    actions: { saveDraft: saveEnquiryDraft, dropDraft: dropEnquiryDraft },
  });
}
