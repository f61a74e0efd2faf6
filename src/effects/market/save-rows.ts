import type { Load, LoadMode } from '../../../domain/offer/load';

type LoadDraft = Load & { mode: LoadMode };

const withoutKeys = (search: string, keys: readonly string[]): string[] =>
  search
    .slice(1)
    .split('&')
    .filter((word) => word !== '' && !keys.some((key) => word.startsWith(`${key}=`)));

const wordsIn = (search: string, words: Readonly<Record<string, string | null>>): string => {
  const said = Object.entries(words).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return [...withoutKeys(search, Object.keys(words)), ...said].join('&');
};

/** Writes the goods into the address. It is the same page, so going back does not lead through every stroke of a key. */
export function saveRows(_: unknown, { mode, ...load }: LoadDraft): void {
  const query = wordsIn(location.search, mode.words(load));
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
}

/** What the bar asks for, with these words of the present address: it says nothing about them. */
export function keepingWords(address: string, keys: readonly string[]): string {
  const [path = '', query = ''] = address.split('?');
  const kept = location.search
    .slice(1)
    .split('&')
    .filter((word) => keys.some((key) => word.startsWith(`${key}=`)));
  const words = [query, ...kept].filter((word) => word !== '').join('&');
  return words === '' ? path : `${path}?${words}`;
}

/** Goods that are typed and do not stand in the address yet. */
export function heldRows() {
  let held: Load | null = null;
  return {
    holdRows: (_: unknown, { rows, isDanger, isStackable }: Load) => {
      held = { rows, isDanger, isStackable };
    },
    releaseRows: () => {
      held = null;
    },
    now: () => held,
  };
}

/** Another way for the same goods: what the bar writes says nothing of them. What was typed last goes along, written or not. */
export function keepingLoad(address: string, mode: LoadMode, typed: Load | null): string {
  const [path = '', query = ''] = address.split('?');
  const load = typed ?? mode.read(location.search);
  const rows = load.rows.map((row) => mode.moved?.(row, location.search, `?${query}`) ?? row);
  return `${path}?${wordsIn(`?${query}`, mode.words({ ...load, rows }))}`;
}
