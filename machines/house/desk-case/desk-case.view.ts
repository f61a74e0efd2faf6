import type { CaseAct } from '../../../domain/house/act-fields';
import type { CaseActId } from '../../../domain/house/duties';
import type { ChosenFile } from '../../order/file-upload';
import type { DeskCaseActor, DeskCaseSnapshot } from './desk-case.machine';
import { actOf, isHandedIn, mayAct } from './desk-case.rules';
import type { DeskCaseContext } from './desk-case.types';

const STAGES = ['gone', 'failed', 'shown', 'loading'] as const;
/** `warned`: papers are missing, and the act is confirmed a second time. */
const STEPS = ['filling', 'read', 'warned'] as const;

export type DeskCaseView = Omit<DeskCaseContext, 'actId' | 'files' | 'holdTo'> & {
  stage: (typeof STAGES)[number];
  /** What is being done, and whether it is being filled in or is about to be sent; null where nothing is. */
  act: CaseAct | null;
  step: (typeof STEPS)[number] | null;
  isBusy: boolean;
  /** Of files there is nothing to be read before. */
  isFile: boolean;
  fileNames: readonly string[];
  /** False where a colleague holds the case: it has to be taken over first. */
  mayAct: boolean;
  /** The holder is being changed; what was begun stays in sight. */
  isHolding: boolean;
};

export function selectDeskCase(snapshot: DeskCaseSnapshot): DeskCaseView {
  const { subject, self, back, shown, colleagues, said, files, reading, isLacking, notice, failureCode, message } =
    snapshot.context;
  const act = actOf(snapshot.context);
  const isHolding = snapshot.matches('holding');
  return {
    subject,
    self,
    back,
    shown,
    colleagues,
    said,
    reading,
    isLacking,
    notice,
    failureCode,
    message,
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    act,
    step: STEPS.find((step) => snapshot.hasTag(step)) ?? (isHolding && act !== null ? 'filling' : null),
    isBusy: snapshot.hasTag('busy'),
    isFile: isHandedIn(act),
    fileNames: files.map(({ name }) => name),
    isHolding,
    mayAct: mayAct(snapshot.context),
  };
}

/** The paper that is looked at. */
export const selectCasePaper = ({ children }: DeskCaseSnapshot) => children.paperView;

/** The pages of an order that can be printed. */
export const selectCaseDocuments = ({ children }: DeskCaseSnapshot) => children.documents;

/** Everything a view may ask for. */
export const deskCaseIntents = (actor: DeskCaseActor) => ({
  refresh: () => actor.send({ type: 'case.refresh' }),
  choose: (act: CaseActId) => actor.send({ type: 'act.choose', act }),
  drop: () => actor.send({ type: 'act.drop' }),
  change: (field: string, value: string | readonly string[]) => actor.send({ type: 'field.change', field, value }),
  chooseFiles: (files: readonly ChosenFile[]) => actor.send({ type: 'files.choose', files }),
  rehearse: () => actor.send({ type: 'act.rehearse' }),
  send: () => actor.send({ type: 'act.send' }),
  changeAct: () => actor.send({ type: 'act.change' }),
  hold: (to: string | null) => actor.send({ type: 'case.hold', to }),
});

export type DeskCaseIntents = ReturnType<typeof deskCaseIntents>;
