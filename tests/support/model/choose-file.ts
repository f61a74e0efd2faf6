import { fireEvent } from '@testing-library/react';

import { late } from './late';

export async function chooseFile(input: HTMLElement | null, files: readonly unknown[]) {
  if (!(input instanceof HTMLInputElement) || input.disabled) return late();
  fireEvent.change(input, { target: { files } });
  return undefined;
}
