import type { HelpPage } from '../../../domain/content/help-search';
import type { ShelfFailureCode } from '../../support/shelf';

export type HelpQuery = { code: string; text: string };

export type LoadHelpOutcome =
  | { ok: true; pages: readonly HelpPage[] }
  | { ok: false; failure: { code: ShelfFailureCode } };

export type HelpSearchEvent =
  | ({ type: 'address.read' } & HelpQuery)
  | { type: 'text.type'; text: string }
  | { type: 'help.retry' };

export type HelpSearchContext = HelpQuery & {
  pages: readonly HelpPage[];
  failureCode: ShelfFailureCode | null;
};
