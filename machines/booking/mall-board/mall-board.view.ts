import type { MallQuestion } from '../../../domain/mall/asked';
import type { MallSheet } from '../../../domain/mall/sheet';
import type { ShelfFailureCode } from '../../support/shelf';
import type { MallBoardActor, MallBoardSnapshot } from './mall-board.machine';

export type MallBoardView = {
  question: MallQuestion;
  typed: string;
  sheet: MallSheet | null;
  isBusy: boolean;
  isFiltering: boolean;
  failureCode: ShelfFailureCode | null;
  lines: number | null;
};

export const selectMallBoard = (snapshot: MallBoardSnapshot): MallBoardView => {
  const { question, typed, sheet, failureCode, lines } = snapshot.context;
  return {
    question,
    typed,
    sheet,
    isBusy: snapshot.hasTag('busy'),
    isFiltering: snapshot.hasTag('filtering'),
    failureCode,
    lines,
  };
};

export const mallBoardIntents = (actor: MallBoardActor) => ({
  type: (words: string) => actor.send({ type: 'words.type', words }),
  submit: () => actor.send({ type: 'words.submit' }),
  ask: (question: MallQuestion) => actor.send({ type: 'question.ask', question }),
  retry: () => actor.send({ type: 'list.retry' }),
  openFilters: () => actor.send({ type: 'filters.open' }),
  closeFilters: () => actor.send({ type: 'filters.close' }),
});

export type MallBoardIntents = ReturnType<typeof mallBoardIntents>;
