import { joints } from '../copy/words';
import type { Lettering } from '../layout/lettering';
import { createTranslator, type ChartWords, type Translated, type Translator } from './translate';

export const LANGUAGES = ['zh', 'id', 'both'] as const;
export type Language = (typeof LANGUAGES)[number];

type Say = (identifier: string, translated: Translated) => string;

const SAY: Record<Language, Say> = {
  id: (identifier) => identifier,
  zh: (_, { text }) => text,
  both: (identifier, { text }) => (text === identifier ? identifier : `${identifier} ${text}`),
};

function letteringFor(
  language: Language,
  { action: actionName, actor: actorName, question, edge, joints }: Translator,
): Lettering {
  const say = SAY[language];
  const introduction = language === 'zh' ? joints.when : 'if';
  const otherwise = say('else', { text: joints.otherwise, unknown: [] });
  return {
    state: ({ key, description }) => {
      if (!description || language === 'id') return [key];
      return language === 'zh' ? [description] : [key, description];
    },
    event: (transition) => say(transition.label, edge(transition)),
    actor: (src) => say(src, actorName(src)),
    action: (action) => say(action, actionName(action)),
    guard: (guard) => (guard === 'else' ? otherwise : `${introduction} ${say(guard, question(guard))}`),
  };
}

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
