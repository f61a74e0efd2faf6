import type { MallQuestion } from '../../../domain/mall/asked';
import type { MallSheet } from '../../../domain/mall/sheet';
import type { ShelfFailureCode } from '../../support/shelf';

export type LoadSheetInput = { question: MallQuestion };
export type LoadSheetOutcome = { ok: true; sheet: MallSheet } | { ok: false; failure: { code: ShelfFailureCode } };

export type MallBoardInput = { question: MallQuestion };

/** Lines of the open purchase list; null for a visitor. */
export type LineCountEvent = { type: 'lines.counted'; lines: number | null };

export type MallBoardEvent =
  | { type: 'words.type'; words: string }
  | { type: 'words.submit' }
  | { type: 'question.ask'; question: MallQuestion }
  /** From the address: the user went back, or it is our own write. */
  | { type: 'question.set'; question: MallQuestion }
  | { type: 'list.retry' }
  | LineCountEvent
  | { type: 'filters.open' }
  | { type: 'filters.close' };

export type MallBoardContext = {
  question: MallQuestion;
  /** Text in the search line, also before it is searched. */
  typed: string;
  /** Last answer; stays visible while the next one loads. */
  sheet: MallSheet | null;
  failureCode: ShelfFailureCode | null;
  lines: number | null;
};
