import { createContext } from 'react';

/** True on a read-only page: its buttons and links are left out. */
export const ForReading = createContext(false);
