import { queryIn } from '../../../domain/values/query';

/** What somebody has brought along from elsewhere stays in the address; the page of a service is brought a substance, too. */
const BROUGHT = ['ask'];
const BROUGHT_TO_SERVICE = ['un', 'from', 'ask'];
const OF_SERVICE = /^type=/;

/** Writes what was typed into the address. It is the same page, so going back does not lead through every stroke of a key. */
export function saveTyped(_: unknown, { told }: { told: string }): void {
  const query = queryIn(location.search);
  const kept = (OF_SERVICE.test(told) ? BROUGHT_TO_SERVICE : BROUGHT)
    .flatMap((key) => (query[key] === undefined ? [] : [`&${key}=${encodeURIComponent(query[key])}`]))
    .join('');
  history.replaceState(history.state, '', `${location.pathname}?${told}${kept}${location.hash}`);
}
