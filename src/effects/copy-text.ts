import { fromPromise } from 'xstate';

/** False where the browser keeps the clipboard to itself. */
export const copyText = fromPromise<boolean, { text: string }>(({ input: { text } }) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  ),
);
