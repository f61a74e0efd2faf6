import { parseQuery, queryWords } from '../values/query';
import { NOT_LOCKED_WORD } from './not-locked';
import { readSettings, settingWords, type SettingNames } from './sailing-settings';

/** Word of a list's plain form alone: names of its filters with ticks, then of its other filters. */
const SENT_WORD = 'sent';
export const CLEAR_WORD = 'clear';

type Word = readonly [name: string, value: string];

export const sentNames = (ticked: readonly string[], others: readonly string[]): Word => [
  SENT_WORD,
  `${ticked.join('.')}-${others.join('.')}`,
];

/** Hidden fields of the form: the search as it is, then the settings as drawn. */
export function sentFields(search: string, names: SettingNames): readonly Word[] {
  const settings = settingWords(readSettings(search, names), names);
  const asked = Object.entries(parseQuery(search)).filter(
    ([name]) => name !== '' && name !== NOT_LOCKED_WORD && !Object.hasOwn(settings, name),
  );
  const set = Object.entries(settings).filter(([, value]) => value !== '');
  const ticked = [names.carriers, names.kinds, 'v', 'w', 'has'];
  const others = Object.keys(settings).filter((name) => name !== 's' && !ticked.includes(name));
  return [...asked, ...set, sentNames(ticked, others)];
}

export function sentWords(search: string): readonly Word[] | null {
  const names = parseQuery(search)[SENT_WORD];
  if (names === undefined) return null;
  const [ticked = [], others = []] = names.split('-').map((part) => part.split('.'));
  const filters = [...ticked, ...others];
  const sent = new Map<string, string>();
  for (const [name, value] of queryWords(search)) {
    const before = sent.get(name) ?? '';
    // Ticks of one setting come one by one, after an empty value; of other words the last counts.
    const isMore = ticked.includes(name) && before !== '' && value !== '';
    sent.set(name, isMore ? `${before}.${value}` : value);
  }
  const isCleared = sent.has(CLEAR_WORD);
  return [...sent].filter(([name, value]) => {
    if (value === '' || name === SENT_WORD || name === CLEAR_WORD) return false;
    if (name === 's') return value !== 'best';
    return !isCleared || !filters.includes(name);
  });
}
