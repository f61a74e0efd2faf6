import { createContext } from 'react';

/** True on a page that somebody may only read: buttons and links of it are left out. */
export const ForReading = createContext(false);
