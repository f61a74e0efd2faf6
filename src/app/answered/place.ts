import { createContext } from 'react';

/** Id of the element the gateway draws its answer into; the build leaves it empty. */
export const ANSWERED = 'answered';

/** True if the first page arrives with its answer drawn. */
export const AnsweredContext = createContext(!import.meta.env.SSR && document.getElementById(ANSWERED) !== null);
