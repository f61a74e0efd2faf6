import type { CaseAct } from '../../../domain/house/act-fields';
import type { CaseActId } from '../../../domain/house/duties';
import type { ChosenFile } from '../../order/file-upload';
import type { DeskCaseActor, DeskCaseSnapshot } from './desk-case.machine';
import { currentAct, isFileAct, mayAct } from './desk-case.rules';
import type { DeskCaseContext } from './desk-case.types';

const STAGES = ['gone', 'failed', 'shown', 'loading'] as const;
/** `warned`: papers are missing, and the act needs a second confirmation. */
const STEPS = ['filling', 'read', 'warned'] as const;

export type DeskCaseView = Omit<DeskCaseContext, 'actId' | 'files' | 'holdTo' | 'next'> & {
  stage: (typeof STAGES)[number];
  act: CaseAct | null;
  step: (typeof STEPS)[number] | null;
  isBusy: boolean;
  isFile: boolean;
  fileNames: readonly string[];
  /** False while a colleague holds the case: take it over first. */
  mayAct: boolean;
  /** The holder is changing; started input stays visible. */
  isHolding: boolean;
};

export function selectDeskCase(snapshot: DeskCaseSnapshot): DeskCaseView {
  const {
    subject,
    self,
    back,
    finished,
    beside,
    isOnward,
    shown,
    colleagues,
    said,
    files,
    reading,
    isLacking,
    notice,
    failureCode,
    message,
  } = snapshot.context;
  const act = currentAct(snapshot.context);
  const isHolding = snapshot.matches('holding');
  return {
    subject,
    self,
    back,
    finished,
    beside,
    isOnward,
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
    isFile: isFileAct(act),
    fileNames: files.map(({ name }) => name),
    isHolding,
    mayAct: mayAct(snapshot.context),
  };
}

export const selectCasePaper = ({ children }: DeskCaseSnapshot) => children.paperView;

export const selectCaseDocuments = ({ children }: DeskCaseSnapshot) => children.documents;

export const deskCaseIntents = (actor: DeskCaseActor) => ({
  refresh: () => actor.send({ type: 'case.refresh' }),
  choose: (act: CaseActId) => actor.send({ type: 'act.choose', act }),
  drop: () => actor.send({ type: 'act.drop' }),
  change: (field: string, value: string | readonly string[]) => actor.send({ type: 'field.change', field, value }),
  chooseFiles: (files: readonly ChosenFile[]) => actor.send({ type: 'files.choose', files }),
  rehearse: () => actor.send({ type: 'act.rehearse' }),
  send: () => actor.send({ type: 'act.send' }),
  changeAct: () => actor.send({ type: 'act.change' }),
  toggleOnward: () => actor.send({ type: 'onward.toggle' }),
  hold: (to: string | null) => actor.send({ type: 'case.hold', to }),
});

export type DeskCaseIntents = ReturnType<typeof deskCaseIntents>;
