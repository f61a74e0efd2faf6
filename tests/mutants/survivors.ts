/** Faults that change nothing anybody could see, each by its name and its line, with the reason why. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'domain/modes/air/asked.ts: org === null || dst === null => (org === null) && (dst === null) in if (org === null || dst === null || missingIn(asked).length > 0) return null;':
    'missingIn, which is asked in the same breath, names either place; this half is for the compiler',
  "machines/booking/picker/picker.machine.ts: 0 => (0 + 1) in context: ({ input }) => ({ ...input, query: '', options: [], active: 0, takesFirst: false, failureCode: null }),":
    'where nothing is listed nothing can be active, and whatever is listed next begins at its first',
  'machines/order/order-leaving/order-leaving.machine.ts: 0 => (0 + 1) in rest: { tons: 0, pallets: 0 },':
    'the question is drawn only while it is open, and opening it brings the terms along',
  'machines/order/order-leaving/order-leaving.machine.ts: 0 => (0 + 1) in rest: { tons: 0, pallets: 0 }, (2)':
    'the same of the pallets',
  'machines/order/order-amend/order-amend.machine.ts: false => true in isJudged: false, (2)':
    'what is wrong is shown only while the question is open, and opening it begins anew',
};
