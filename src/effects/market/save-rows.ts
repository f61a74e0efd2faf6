import type { Load, LoadMode } from '../../../domain/offer/load';

type LoadDraft = Load & { mode: LoadMode };

const withoutKeys = (search: string, keys: readonly string[]): string[] =>
  search
    .slice(1)
    .split('&')
    .filter((word) => word !== '' && !keys.some((key) => word.startsWith(`${key}=`)));

const withSearchWords = (search: string, words: Readonly<Record<string, string | null>>): string => {
  const said = Object.entries(words).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return [...withoutKeys(search, Object.keys(words)), ...said].join('&');
};

/** Writes the goods into the address with replaceState, so Back does not step through every keystroke. */
export function saveRows(_: unknown, { mode, ...load }: LoadDraft): void {
  const query = withSearchWords(location.search, mode.words(load));
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
}

/** Adds these parameters of the current address to the bar's new one. */
export function keepingWords(address: string, keys: readonly string[]): string {
  const [path = '', query = ''] = address.split('?');
  const kept = location.search
    .slice(1)
    .split('&')
    .filter((word) => keys.some((key) => word.startsWith(`${key}=`)));
  const words = [query, ...kept].filter((word) => word !== '').join('&');
  return words === '' ? path : `${path}?${words}`;
}

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

/** New route, same goods: adds the last typed rows, written or not, to the bar's address. */
export function keepingLoad(address: string, mode: LoadMode, typed: Load | null): string {
  const [path = '', query = ''] = address.split('?');
  const load = typed ?? mode.read(location.search);
  const rows = load.rows.map((row) => mode.moved?.(row, location.search, `?${query}`) ?? row);
  return `${path}?${withSearchWords(`?${query}`, mode.words({ ...load, rows }))}`;
}
