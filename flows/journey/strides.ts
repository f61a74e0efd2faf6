import type { ActorPath, Deed } from '../live/deed';
import type { Chapter, Stride } from '../live/journey';

const actorPath = (at: string): ActorPath => (at === '' ? [] : at.split('/'));

export const wish = (says: string, at: string, type: string, sample = ''): Stride => ({
  says,
  deed: { kind: 'event', at: actorPath(at), type, sample },
});

export const strideWith = (says: string, at: string, type: string, payload: Record<string, unknown>): Stride => ({
  says,
  deed: { kind: 'event', at: actorPath(at), type, sample: null, payload } satisfies Deed,
});

export const answer = (says: string, at: string, actor: string, sample: string): Stride => ({
  says,
  deed: { kind: 'done', at: actorPath(at), actor, sample },
});

export const step = (type: string, sample = ''): Stride => ({
  says: null,
  deed: { kind: 'event', at: [], type, sample },
});
export const ends = (actor: string, sample: string): Stride => ({
  says: null,
  deed: { kind: 'done', at: [], actor, sample },
});

export const chapter = (title: string, flow: string, input: string, ...strides: Stride[]): Chapter => ({
  title,
  flow,
  input,
  strides,
});
