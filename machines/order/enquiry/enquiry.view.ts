import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { Finding } from '../../../domain/rules/finding';
import type { LibraryAnswer } from '../../../domain/goods/identity';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { Port } from '../../../domain/places/ports';
import type { EnquiryActor, EnquirySnapshot } from './enquiry.machine';
import { changeOf } from './enquiry.edits';
import { answerByOf, findingsOf, requiredOf, shownFaults } from './enquiry.rules';
import type { EnquiryFailureCode, PackKind, SentEnquiry } from './enquiry.types';

const STAGES = ['recalling', 'waiting', 'doubting', 'sending', 'sent'] as const;

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type EnquiryView = {
  stage: (typeof STAGES)[number] | 'editing';
  form: EnquiryForm;
  org: Port | null;
  dst: Port | null;
  faults: readonly OrderFault[];
  /** What can be said of the goods before anybody was asked who carries them. */
  findings: Finding[];
  /** The fields that cannot be left blank as things stand. */
  required: readonly FieldPath[];
  /** Somebody has tried to send it: all that is wrong is listed above. */
  isJudged: boolean;
  failureCode: EnquiryFailureCode | null;
  focus: { path: FieldPath; turn: number };
  packKinds: readonly PackKind[];
  /** The row whose goods are looked up. */
  lookupKey: string;
  library: GoodsLibrary;
  told: LibraryAnswer;
  isLookingUp: boolean;
  /** A press that waits for the library. */
  isAwaiting: boolean;
  now: number;
  /** By when somebody answers what is sent now; null where that cannot be said yet. */
  answerBy: number | null;
  /** The number of what was asked for a moment ago. */
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
    findings: findingsOf(snapshot.context),
    required: requiredOf(snapshot.context),
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
    answerBy: answerByOf(snapshot.context),
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
/** The papers, as long as the form is open. */
export const selectEnquiryPapers = ({ children }: EnquirySnapshot) => children.papers;

/** Everything a view may ask for. */
export const enquiryIntents = (actor: EnquiryActor) => {
  const change = (changed: Partial<EnquiryForm>) => actor.send({ type: 'form.change', change: changed });
  const form = () => actor.getSnapshot().context.form;
  const library = () => actor.getSnapshot().context.library;
  return {
    edit: (edit: OrderEdit) => change(changeOf(form(), edit, library())),
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
