import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { Finding } from '../../../domain/rules/finding';
import type { LibraryAnswer } from '../../../domain/goods/identity';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { Port } from '../../../domain/places/ports';
import type { EnquiryActor, EnquirySnapshot } from './enquiry.machine';
import { answerDeadline, enquiryFindings, requiredEnquiryFields, shownFaults } from './enquiry.rules';
import type { EnquiryFailureCode, PackKind, SentEnquiry } from './enquiry.types';
import { blankOrder } from '../../../domain/order/form/blank';
import { askedEdited } from '../../../domain/modes/enq/boxes';
import type { OrderForm } from '../../../domain/order/form/form';
import { editedForm } from '../order-form/order-form.edits';

type Edited = OrderForm & Pick<EnquiryForm, 'boxes' | 'modeWish' | 'targetUnit'>;
const WITH_BOXES = { fields: { edited: (form: Edited, edit: { kind: string }) => askedEdited(form, edit) } };

/** Change of an edit. Enquiries share the order edits, without the fields only orders have. */
export function enquiryChange(form: EnquiryForm, edit: OrderEdit, library: GoodsLibrary): Partial<EnquiryForm> {
  const edited: object = editedForm(WITH_BOXES, { ...blankOrder, ...form }, edit, library);
  const was = new Map<string, unknown>(Object.entries(form));
  return Object.fromEntries(Object.entries(edited).filter(([name, value]) => was.has(name) && was.get(name) !== value));
}

const STAGES = ['recalling', 'waiting', 'doubting', 'sending', 'sent'] as const;

export type EnquiryView = {
  stage: (typeof STAGES)[number] | 'editing';
  form: EnquiryForm;
  org: Port | null;
  dst: Port | null;
  faults: readonly OrderFault[];
  findings: Finding[];
  required: readonly FieldPath[];
  isJudged: boolean;
  failureCode: EnquiryFailureCode | null;
  focus: { path: FieldPath; turn: number };
  packKinds: readonly PackKind[];
  lookupKey: string;
  library: GoodsLibrary;
  told: LibraryAnswer;
  isLookingUp: boolean;
  /** A submit that waits for the library. */
  isAwaiting: boolean;
  now: number;
  /** Promised answer time when sent now; null when unknown. */
  answerBy: number | null;
  same: string | null;
  sent: SentEnquiry | null;
  history: readonly SentEnquiry[];
  isHistoryLost: boolean;
};

export const selectEnquiry = (snapshot: EnquirySnapshot): EnquiryView => {
  const {
    form,
    org,
    dst,
    isJudged,
    failureCode,
    focus,
    packKinds,
    lookupKey,
    now,
    same,
    sent,
    history,
    library,
    told,
  } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'editing',
    form,
    org,
    dst,
    faults: shownFaults(snapshot.context),
    findings: enquiryFindings(snapshot.context),
    required: requiredEnquiryFields(snapshot.context),
    isJudged,
    failureCode,
    focus,
    packKinds,
    lookupKey,
    library,
    told,
    isLookingUp: snapshot.hasTag('lookingUp'),
    isAwaiting: snapshot.hasTag('awaiting'),
    now,
    answerBy: answerDeadline(snapshot.context),
    same,
    sent,
    history,
    isHistoryLost: snapshot.hasTag('historyLost'),
  };
};

const resident = <TActor>(actor: TActor | undefined): TActor => {
  if (!actor) throw new Error('a picker of the enquiry was never started');
  return actor;
};

export const selectOrgPicker = ({ children }: EnquirySnapshot) => resident(children.orgPicker);
export const selectDstPicker = ({ children }: EnquirySnapshot) => resident(children.dstPicker);
export const selectGoodsPicker = ({ children }: EnquirySnapshot) => resident(children.goodsPicker);
export const selectEnquiryPapers = ({ children }: EnquirySnapshot) => children.papers;

export const enquiryIntents = (actor: EnquiryActor) => {
  const change = (changed: Partial<EnquiryForm>) => actor.send({ type: 'form.change', change: changed });
  const form = () => actor.getSnapshot().context.form;
  const library = () => actor.getSnapshot().context.library;
  return {
    edit: (edit: OrderEdit) => change(enquiryChange(form(), edit, library())),
    lookUp: (key: string) => actor.send({ type: 'lookup.begin', key }),
    leave: (path: FieldPath) => actor.send({ type: 'field.leave', path }),
    seek: (path: FieldPath) => actor.send({ type: 'fault.seek', path }),
    submit: () => actor.send({ type: 'form.submit' }),
    cancel: () => actor.send({ type: 'submit.cancel' }),
    confirm: () => actor.send({ type: 'submit.confirm' }),
    again: () => actor.send({ type: 'enquiry.again' }),
    retryHistory: () => actor.send({ type: 'history.retry' }),
  };
};

export type EnquiryIntents = ReturnType<typeof enquiryIntents>;
