import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { blankGoods } from '../../../domain/order/blank';
import type { BoxRow, FieldPath, GoodsRow } from '../../../domain/order/form';
import type { OrderFault } from '../../../domain/order/blocks/fault';
import type { Port } from '../../../domain/places/ports';
import type { EnquiryActor, EnquirySnapshot } from './enquiry.machine';
import { rewrittenRow, shownFaults } from './enquiry.rules';
import type { EnquiryFailureCode, PackKind, SentEnquiry } from './enquiry.types';

const STAGES = ['recalling', 'waiting', 'sending', 'sent'] as const;

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type EnquiryView = {
  stage: (typeof STAGES)[number] | 'editing';
  form: EnquiryForm;
  org: Port | null;
  dst: Port | null;
  faults: readonly OrderFault[];
  /** Somebody has tried to send it: all that is wrong is listed above. */
  isJudged: boolean;
  failureCode: EnquiryFailureCode | null;
  focus: { path: FieldPath; turn: number };
  packKinds: readonly PackKind[];
  /** The row whose goods are looked up. */
  lookupKey: string;
  isLookingUp: boolean;
  now: number;
  sent: SentEnquiry | null;
  history: readonly SentEnquiry[];
  isHistoryLost: boolean;
};

export const selectEnquiry = (snapshot: EnquirySnapshot): EnquiryView => {
  const { form, org, dst, isJudged, failureCode, focus, packKinds, lookupKey, now, sent, history } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'editing',
    form,
    org,
    dst,
    faults: shownFaults(snapshot.context),
    isJudged,
    failureCode,
    focus,
    packKinds,
    lookupKey,
    isLookingUp: snapshot.hasTag('lookingUp'),
    now,
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

const nextKey = (goods: readonly GoodsRow[]): string => String(1 + Math.max(0, ...goods.map(({ key }) => Number(key))));

/** Everything a view may ask for. */
export const enquiryIntents = (actor: EnquiryActor) => {
  const change = (changed: Partial<EnquiryForm>) => actor.send({ type: 'form.change', change: changed });
  const form = () => actor.getSnapshot().context.form;
  const library = () => actor.getSnapshot().context.library;
  return {
    change,
    changeBox: (at: number, box: Partial<BoxRow>) =>
      change({ boxes: form().boxes.map((row, place) => (place === at ? { ...row, ...box } : row)) }),
    addBox: (type: BoxRow['type']) => change({ boxes: [...form().boxes, { type, count: '1' }] }),
    removeBox: (at: number) => change({ boxes: form().boxes.filter((_, place) => place !== at) }),
    changeGoods: (at: number, goods: Partial<GoodsRow>) =>
      change({ goods: form().goods.map((row, place) => (place === at ? rewrittenRow(row, goods, library()) : row)) }),
    addGoods: () => change({ goods: [...form().goods, blankGoods(nextKey(form().goods))] }),
    removeGoods: (at: number) => change({ goods: form().goods.filter((_, place) => place !== at) }),
    lookup: (key: string) => actor.send({ type: 'lookup.begin', key }),
    leave: (path: FieldPath) => actor.send({ type: 'field.leave', path }),
    seek: (path: FieldPath) => actor.send({ type: 'fault.seek', path }),
    submit: () => actor.send({ type: 'form.submit' }),
    cancel: () => actor.send({ type: 'submit.cancel' }),
    again: () => actor.send({ type: 'enquiry.again' }),
    retryHistory: () => actor.send({ type: 'history.retry' }),
  };
};

export type EnquiryIntents = ReturnType<typeof enquiryIntents>;
