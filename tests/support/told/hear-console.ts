import { vi } from 'vitest';

/** Console messages about the test setup and not the view. */
const OF_TEST = /not wrapped in act|Not implemented:/;

/** Collects console complaints from now on, including React errors. */
export function hearConsole(): readonly string[] {
  const complaints: string[] = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      const words = said.map(String).join(' ');
      if (!OF_TEST.test(words)) complaints.push(words);
    });
  return complaints;
}
