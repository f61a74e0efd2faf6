export type Report = {
  faults: number;
  acknowledged: number;
  /** Acknowledged but missing. */
  lost: number;
  /** Present but incomplete. */
  halves: number;
  /** Present but never acknowledged: the answer was lost, not the order. */
  unanswered: number;
  /** Failed restarts. */
  unopened: number;
};

type Seen = { kept: Array<{ round: number; count: number; last: number }>; halves: number };

/** Compares acknowledged orders with those found at each opening. */
export function createLedger() {
  const promised = new Map<number, number>();
  const report: Report = { faults: 0, acknowledged: 0, lost: 0, halves: 0, unanswered: 0, unopened: 0 };
  return {
    report,
    promise: (round: number, orders: number): void => {
      promised.set(round, orders);
      report.acknowledged += orders;
    },
    /** Numbers run from one without a gap, so a gap is a loss even when the count is right. */
    check: (opening: string, foundByNow: number[]): void => {
      const { kept, halves } = JSON.parse(opening) as Seen;
      report.halves = Math.max(report.halves, halves);
      for (const round of foundByNow) {
        const found = kept.find((entry) => entry.round === round) ?? { count: 0, last: 0 };
        const owed = promised.get(round) ?? 0;
        report.lost += Math.max(0, owed - found.count) + (found.last - found.count);
        report.unanswered += Math.max(0, found.count - owed);
        promised.set(round, found.count);
      }
    },
  };
}
