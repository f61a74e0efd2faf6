import { mallSearch, readProductId, type MallQuestion } from '../../../domain/mall/asked';

/** Writes the question into the address with replaceState, so Back leaves the list. */
export function saveQuestion(_: unknown, { question }: { question: MallQuestion }): void {
  const search = mallSearch(question, readProductId(location.search));
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
