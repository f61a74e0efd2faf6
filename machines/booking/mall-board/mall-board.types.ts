import type { MallQuestion } from '../../../domain/mall/asked';
import type { MallSheet } from '../../../domain/mall/sheet';
import type { ShelfFailureCode } from '../../support/shelf';

export type LoadSheetInput = { question: MallQuestion };
export type LoadSheetOutcome = { ok: true; sheet: MallSheet } | { ok: false; failure: { code: ShelfFailureCode } };

export type MallBoardInput = { question: MallQuestion };

export type MallBoardEvent =
  | { type: 'words.type'; words: string }
  | { type: 'words.submit' }
  | { type: 'question.ask'; question: MallQuestion }
  /** The address says what is asked: somebody went back, or it is our own echo. */
  | { type: 'question.set'; question: MallQuestion }
  | { type: 'list.retry' }
  | { type: 'filters.open' }
  | { type: 'filters.close' };

export type MallBoardContext = {
  /** What is asked of the list. */
  question: MallQuestion;
  /** What stands in the search line, also before it is asked. */
  typed: string;
  /** What came last; it stays in sight while the next is on its way. */
  sheet: MallSheet | null;
  failureCode: ShelfFailureCode | null;
};
