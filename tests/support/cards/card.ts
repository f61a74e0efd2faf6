import type { ReactNode } from 'react';

import type { Places } from '../places/places';

/** What is drawn of an offer or an order in which no two values are alike, and where each of them belongs. */
export type Card = { drawn: ReactNode; places: Places };

export const nothing = (): void => {};
