import type { Lettering } from '../layout/lettering';
import type { Translated, Translator } from './translate';

export const LANGUAGES = ['zh', 'id', 'both'] as const;
export type Language = (typeof LANGUAGES)[number];

type Say = (identifier: string, translated: Translated) => string;

const SAY: Record<Language, Say> = {
  id: (identifier) => identifier,
  zh: (_, { text }) => text,
  both: (identifier, { text }) => (text === identifier ? identifier : `${identifier} ${text}`),
};

export function letteringFor(
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
