/** One sentence when a press finds several faults; null for fewer than two. */
export const severalFaults = (faults: readonly string[]): string | null =>
  faults.length < 2 ? null : `有 ${faults.length} 处需要修改：${faults[0]}`;
