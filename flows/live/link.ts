import { veilHistory, type ActorPath, type Deed, type History } from './deed';

type Word = string | number | Record<string, unknown>;

const pathWord = (at: ActorPath) => at.join('/');
const readActorPath = (word: Word | undefined): ActorPath =>
  typeof word === 'string' && word !== '' ? word.split('/') : [];

export const toWords = (deed: Deed): Word[] => {
  if (deed.kind === 'time') return ['t', deed.ms];
  if (deed.kind !== 'event') return [deed.kind === 'done' ? 'd' : 'f', pathWord(deed.at), deed.actor, deed.sample];
  const { at, type, sample, payload } = deed;
  return sample === null ? ['h', pathWord(at), type, payload ?? {}] : ['e', pathWord(at), type, sample];
};

export function fromWords([kind, first, second, third]: Word[]): Deed | null {
  const text = (word: Word | undefined) => (typeof word === 'string' ? word : '');
  const [type, sample] = [text(second), text(third)];
  switch (kind) {
    case 't':
      return { kind: 'time', ms: Number(first) };
    case 'd':
    case 'f':
      return { kind: kind === 'd' ? 'done' : 'error', at: readActorPath(first), actor: type, sample };
    case 'e':
      return { kind: 'event', at: readActorPath(first), type, sample };
    case 'h':
      return {
        kind: 'event',
        at: readActorPath(first),
        type,
        sample: null,
        payload: Object(third) as Record<string, unknown>,
      };
    default:
      return null;
  }
}

export const toLink = (history: History): string => {
  const { input, deeds } = veilHistory(history);
  return encodeURIComponent(JSON.stringify([input, ...deeds.map(toWords)]));
};

export function fromLink(link: string): History | null {
  try {
    const [input, ...words] = JSON.parse(decodeURIComponent(link)) as [string, ...Word[][]];
    const deeds = words.map(fromWords);
    return typeof input === 'string' && deeds.every((deed) => deed !== null) ? { input, deeds } : null;
  } catch {
    return null;
  }
}
