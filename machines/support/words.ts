import type { AnyStateMachine, EventFromLogic } from 'xstate';

type Parts<TMachine extends AnyStateMachine> = Parameters<TMachine['provide']>[0];

type NamesOf<TMachine extends AnyStateMachine, TPart extends keyof Parts<TMachine>> = Extract<
  keyof NonNullable<Parts<TMachine>[TPart]>,
  string
>;

/** A word for each name, and for a name with parameters where the plain word says too little. */
type Worded<TName extends string> = Record<TName, string> & Partial<Record<`${TName}(${string})`, string>>;

/** Chinese words of a chart: a missing word is a compile error. */
export type WordsOf<TMachine extends AnyStateMachine> = {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty only for a chart of no events
  events: Record<EventFromLogic<TMachine>['type'], string>;
  guards: Worded<NamesOf<TMachine, 'guards'>>;
  actions: Worded<NamesOf<TMachine, 'actions'>>;
  actors: Record<NamesOf<TMachine, 'actors'>, string>;
  delays: Record<NamesOf<TMachine, 'delays'>, string>;
};
