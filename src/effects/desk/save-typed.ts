import { parseQuery } from '../../../domain/values/query';

/** Parameters handed over from another page stay in the address; a service page also takes a substance. */
const BROUGHT = ['ask'];
const BROUGHT_TO_SERVICE = ['un', 'from', 'ask'];
const OF_SERVICE = /^type=/;

/** Writes the input into the address with replaceState, so that Back does not step through every keystroke. */
export function saveTyped(_: unknown, { told }: { told: string }): void {
  const query = parseQuery(location.search);
  const kept = (OF_SERVICE.test(told) ? BROUGHT_TO_SERVICE : BROUGHT)
    .flatMap((key) => (query[key] === undefined ? [] : [`&${key}=${encodeURIComponent(query[key])}`]))
    .join('');
  history.replaceState(history.state, '', `${location.pathname}?${told}${kept}${location.hash}`);
}
