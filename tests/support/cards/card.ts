import type { ReactNode } from 'react';

import type { Places } from '../places/places';

export type Card = { drawn: ReactNode; places: Places };

export const nothing = (): void => {};
