/** Faults that change nothing anybody could see, each by its name and with the reason why. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'domain/modes/air/asked.ts: org === null || dst === null => (org === null) && (dst === null)':
    'missingIn, which is asked in the same breath, names either place; this half is for the compiler',
  'machines/booking/picker/picker.machine.ts: 0 => (0 + 1)':
    'where nothing is listed nothing can be active, and whatever is listed next begins at its first',
};
