import { mallSearch, productIn, type MallQuestion } from '../../../domain/mall/asked';

/** Writes into the address what is asked. It is the same list, so going back does not lead through it. */
export function saveQuestion(_: unknown, { question }: { question: MallQuestion }): void {
  const search = mallSearch(question, productIn(location.search));
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
