import type { PaperViewActor, PaperViewSnapshot } from './paper-view.machine';
import type { FetchedPaper, PaperFailureCode, WantedFile } from './paper-view.types';

export type PaperView = {
  busyName: string | null;
  paper: FetchedPaper | null;
  failed: { name: string; code: PaperFailureCode } | null;
};

export function selectPaperView(snapshot: PaperViewSnapshot): PaperView {
  const { wanted, paper, failureCode } = snapshot.context;
  return {
    busyName: snapshot.hasTag('busy') ? wanted.name : null,
    paper: snapshot.hasTag('shown') ? paper : null,
    failed: failureCode === null ? null : { name: wanted.name, code: failureCode },
  };
}

export const paperViewIntents = (actor: PaperViewActor) => ({
  save: () => actor.send({ type: 'paper.save' }),
  close: () => actor.send({ type: 'paper.close' }),
});

export type PaperViewIntents = ReturnType<typeof paperViewIntents>;

export const openPaper =
  (actor: PaperViewActor | undefined) =>
  ({ fileId, name }: WantedFile): void =>
    actor?.send({ type: 'paper.open', fileId, name });
