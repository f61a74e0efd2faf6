import { fromPromise } from 'xstate';

/** False when the browser denies clipboard access. */
export const copyText = fromPromise<boolean, { text: string }>(({ input: { text } }) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  ),
);
