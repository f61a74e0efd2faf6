/** Longest text passed on to a form; its remark fields take no more. */
export const LONGEST_BROUGHT = 500;
const CUT = '…';

/** Cuts a long text at the last comma and marks the cut. */
export function shortenText(said: string): string {
  const text = said.trim();
  if (text.length <= LONGEST_BROUGHT) return text;
  const part = text.slice(0, LONGEST_BROUGHT - CUT.length);
  const end = part.lastIndexOf('，');
  return `${end > 0 ? part.slice(0, end) : part}${CUT}`;
}
