import { createContext } from 'react';

/** Where the gateway draws what it answers; the build leaves it empty. */
export const ANSWERED = 'answered';

/** Whether the first page comes with its answer drawn. */
export const AnsweredContext = createContext(!import.meta.env.SSR && document.getElementById(ANSWERED) !== null);
