/** One sentence of what one press found wrong with several fields. */
export const severalFaults = (faults: readonly string[]): string | null =>
  faults.length < 2 ? null : `有 ${faults.length} 处需要修改：${faults[0]}`;
