/** Mutants without a visible effect, by name and line, with the reason. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  "machines/booking/picker/picker.machine.ts: 0 => (0 + 1) in context: ({ input }) => ({ ...input, query: '', options: [], active: 0, takesFirst: false, failureCode: null }),":
    'where nothing is listed nothing can be active, and whatever is listed next begins at its first',
  'machines/order/order-leaving/order-leaving.machine.ts: 0 => (0 + 1) in rest: { tons: 0, pallets: 0 },':
    'the question is drawn only while it is open, and opening it brings the terms along',
  'machines/order/order-leaving/order-leaving.machine.ts: 0 => (0 + 1) in rest: { tons: 0, pallets: 0 }, (2)':
    'the same of the pallets',
  'machines/order/order-amend/order-amend.machine.ts: false => true in isJudged: false, (2)':
    'what is wrong is shown only while the question is open, and opening it begins anew',
  "server/trade/modes/tank/cargo-asked.ts: entries.some(({ doubts }) => doubts.some(({ about }) => about === 'TANK')) => entries.every(({ doubts }) => doubts.some(({ about }) => about === 'TANK')) in isDoubtful: entries.some(({ doubts }) => doubts.some(({ about }) => about === 'TANK')),":
    'of every number of the library either all entries are in doubt about tanks or none is',
  'server/trade/modes/tank/brief.ts: 0 => (0 + 1) in loadC: numberIn(form.loadTemp, 1) ?? 0,':
    'nobody orders a tank without saying how warm it is filled; this nought is for the compiler',
  'src/effects/user-center/verification-calls.ts: 8_192 => (8192 + 1) in const STEP = 8_192;':
    'a scan is spelled in pieces that are put together again; how long each is changes no letter',
  "src/effects/orders/read-protocol.ts: false => true in signal.addEventListener('abort', () => end(false));":
    'whoever has left is told nothing any more; the end is there to let go of the page',
  'domain/modes/air/smaller.ts: 1e6 => (1000000 + 1) in const m3 = volumeOf(sizesTyped(row.size) ?? []) / 1e6;':
    'up to the cubic metre that may be typed, a millionth of it is lost in the litre it is rounded up to',
};
