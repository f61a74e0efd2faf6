import { listOf, placesOf, stateAt, type Place, type StateText } from './config';
import type { Edit } from './edit';

const without = (items: readonly unknown[], index: number) => items.filter((_, at) => at !== index);

const at = (place: Place, what: string, change: (state: StateText) => void): Edit => ({
  name: `${place.name} ${what}`,
  apply: (text) => change(stateAt(text, place.path)),
});

const actionEdits = (place: Place, state: StateText, when: 'entry' | 'exit'): Edit[] =>
  listOf(state[when]).map((_, index) =>
    at(place, `${when} ${index} dropped`, (one) => {
      one[when] = without(listOf(one[when]), index);
    }),
  );

const invokeEdits = (place: Place, { invoke }: StateText): Edit[] =>
  listOf(invoke).flatMap(({ id, src, input }, index) => [
    at(place, `${id ?? src} not started`, (state) => {
      state.invoke = listOf(state.invoke).filter((_, position) => position !== index);
    }),
    ...(input === undefined
      ? []
      : [
          at(place, `${id ?? src} input dropped`, (state) => {
            delete listOf(state.invoke)[index]?.input;
          }),
        ]),
  ]);

const longerWaits = (place: Place, { after = {} }: StateText): Edit[] =>
  Object.keys(after)
    .filter((delay) => /^\d+$/.test(delay))
    .map((delay) =>
      at(place, `after ${delay} takes twice as long`, (state) => {
        const { [delay]: waited, ...rest } = state.after ?? {};
        state.after = { ...rest, [String(2 * Number(delay))]: waited };
      }),
    );

function stateEditsAt(text: StateText, place: Place): Edit[] {
  const state = stateAt(text, place.path);
  const elsewhere = Object.keys(state.states ?? {}).find((key) => key !== state.initial);
  return [
    ...actionEdits(place, state, 'entry'),
    ...actionEdits(place, state, 'exit'),
    ...invokeEdits(place, state),
    ...longerWaits(place, state),
    ...(state.tags === undefined ? [] : [at(place, 'tags dropped', (one) => delete one.tags)]),
    ...(state.initial === undefined || elsewhere === undefined
      ? []
      : [
          at(place, `begins in ${elsewhere}`, (one) => {
            one.initial = elsewhere;
          }),
        ]),
  ];
}

export const stateEdits = (text: StateText): Edit[] => placesOf(text).flatMap((place) => stateEditsAt(text, place));
