import { assign, setup, type SnapshotFrom } from 'xstate';

import { unprovidedCallback, unprovidedPromise } from './unprovided';

/** No request while the user types. */
const EDIT_PAUSE_MS = 400;

export type QuestionEvent<TQuestion> = { type: 'question.changed'; question: TQuestion | null };

export type AskInput<TQuestion> = { question: TQuestion | null };
export type AskOutcome<TAnswer> = { ok: true; answer: TAnswer } | { ok: false };

type AsideContext<TQuestion, TAnswer> = {
  question: TQuestion | null;
  answer: TAnswer | null;
};

type Words = Record<'aside' | 'idle' | 'waiting' | 'asking' | 'told' | 'silent', string>;

/** Question asked beside a form that is being filled in. Only the newest answer counts, and only for its question. */
export const asideQuestion = <TQuestion, TAnswer>(id: string, words: Words) =>
  setup({
    types: {
      context: {} as AsideContext<TQuestion, TAnswer>,
      events: {} as QuestionEvent<TQuestion>,
      tags: {} as 'asking' | 'told' | 'silent',
      children: {} as { questionWatcher: 'questionWatcher'; ask: 'ask' },
    },
    actors: {
      questionWatcher: unprovidedCallback<QuestionEvent<TQuestion>>(`questionWatcher of ${id}`),
      ask: unprovidedPromise<AskOutcome<TAnswer>, AskInput<TQuestion>>(`ask of ${id}`),
    },
    guards: {
      isAsked: (_, { question }: AskInput<TQuestion>) => question !== null,
      isAnswered: (_, params: AskOutcome<TAnswer>) => params.ok,
    },
    delays: { editPause: EDIT_PAUSE_MS },
    actions: {
      noteQuestion: assign({ question: (_, params: AskInput<TQuestion>) => params.question }),
      keepAnswer: assign({ answer: (_, params: AskOutcome<TAnswer>) => (params.ok ? params.answer : null) }),
      forget: assign({ question: null, answer: null }),
    },
  }).createMachine({
    id,
    description: words.aside,
    context: { question: null, answer: null },
    invoke: { id: 'questionWatcher', src: 'questionWatcher' },
    initial: 'idle',
    on: {
      'question.changed': [
        {
          guard: { type: 'isAsked', params: ({ event }) => event },
          target: '.waiting',
          actions: { type: 'noteQuestion', params: ({ event }) => event },
        },
        { target: '.idle', actions: 'forget' },
      ],
    },
    states: {
      idle: { description: words.idle },
      waiting: { description: words.waiting, tags: 'asking', after: { editPause: 'asking' } },
      asking: {
        description: words.asking,
        tags: 'asking',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context: { question } }) => ({ question }),
          onDone: [
            {
              guard: { type: 'isAnswered', params: ({ event }) => event.output },
              target: 'told',
              actions: { type: 'keepAnswer', params: ({ event }) => event.output },
            },
            'silent',
          ],
          onError: 'silent',
        },
      },
      told: { description: words.told, tags: 'told' },
      silent: { description: words.silent, tags: 'silent' },
    },
  });

type AsideMachine<TQuestion, TAnswer> = ReturnType<typeof asideQuestion<TQuestion, TAnswer>>;
type AsideSnapshot<TQuestion, TAnswer> = SnapshotFrom<AsideMachine<TQuestion, TAnswer>>;

/** Plain data, so that stories need no actor. */
export type AsideView<TAnswer> = { stage: 'none' | 'asking' | 'silent' } | { stage: 'told'; answer: TAnswer };

export function selectAside<TQuestion, TAnswer>(snapshot: AsideSnapshot<TQuestion, TAnswer>): AsideView<TAnswer> {
  const { answer } = snapshot.context;
  if (snapshot.hasTag('asking')) return { stage: 'asking' };
  if (snapshot.hasTag('silent')) return { stage: 'silent' };
  return snapshot.hasTag('told') && answer !== null ? { stage: 'told', answer } : { stage: 'none' };
}
