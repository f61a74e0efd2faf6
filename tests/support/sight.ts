import { screen } from '@testing-library/react';

/** Queries by role and name, never by class or test id. */
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

export const alertText = (): string | null => screen.queryByRole('alert')?.textContent ?? null;

export const statusText = (): string | null => screen.queryByRole('status')?.textContent ?? null;
