import { queryIn } from '../../../domain/values/query';

/** What somebody has brought along from elsewhere stays in the address. */
const BROUGHT = 'ask';

/** Writes what was typed into the address. It is the same page, so going back does not lead through every stroke of a key. */
export function saveTyped(_: unknown, { told }: { told: string }): void {
  const brought = queryIn(location.search)[BROUGHT];
  const kept = brought === undefined ? '' : `&${BROUGHT}=${encodeURIComponent(brought)}`;
  history.replaceState(history.state, '', `${location.pathname}?${told}${kept}${location.hash}`);
}
