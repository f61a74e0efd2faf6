import { wordModules } from '../list/words';
import { joints } from '../../src/copy/flows/words';
import type { Lettering } from '../layout/lettering';
import { LANGUAGES, letteringFor, type Language } from './lettering';
import { createTranslator, type ChartWords, type Translator } from './translate';

/** A word module is named after its chart: `loginWords` belongs to `login`. */
export const chartWordsIn = (modules: readonly object[]): ReadonlyMap<string, ChartWords> =>
  new Map(
    modules
      .flatMap((module) => Object.entries(module as Record<string, ChartWords>))
      .map(([name, own]): [string, ChartWords] => [name.replace(/Words$/, ''), own]),
  );

export function createSpeaker(own: ReadonlyMap<string, ChartWords>) {
  const speakers = new Map<string, Translator>();
  const chineseOf = (chart: string): Translator => {
    const speaker = speakers.get(chart) ?? createTranslator(joints, own.get(chart));
    speakers.set(chart, speaker);
    return speaker;
  };
  const letteringsOf = (chart: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, letteringFor(language, chineseOf(chart))])) as Record<
      Language,
      Lettering
    >;
  return { chineseOf, letteringsOf };
}

export const ownWords = chartWordsIn(wordModules);

export const { chineseOf, letteringsOf } = createSpeaker(ownWords);
