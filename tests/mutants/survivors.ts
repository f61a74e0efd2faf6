/** Faults that change nothing anybody could see, each by its name and with the reason why. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  "src/modes/dom/voyage-card.tsx: state === 'CLOSED' || state === 'SOLD_OUT' || answer === 'N' => (state === 'CLOSED' || state === 'SOLD_OUT') && (answer === 'N')":
    'only greys the card: what it says of a voyage that cannot be had is said beside it, and held there',
  'domain/desk/duty.ts: 60 => (60 + 1)': 'any moment of the next working day, however short, is on the same day',
  "server/enquiries/store.ts: 'select id from users where id = $1 for update' => 'select id from users where id <> $1 for update'":
    'it locks the rows of all others, so that two sendings of one person wait for each other all the same: slower, and not otherwise',
};
