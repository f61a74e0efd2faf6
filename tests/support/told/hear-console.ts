import { vi } from 'vitest';

/** What the console says of the machinery of a test, and not of what is drawn. */
const OF_TEST = /not wrapped in act|Not implemented:/;

/** What the console complains of from now on; of a view that failed, React says so there. */
export function hearConsole(): readonly string[] {
  const complaints: string[] = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      const words = said.map(String).join(' ');
      if (!OF_TEST.test(words)) complaints.push(words);
    });
  return complaints;
}
