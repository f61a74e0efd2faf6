/** As much as goes along in words: a remark, and a wish, hold no more. */
export const LONGEST_BROUGHT = 500;
const CUT = '…';

/** What was said, cut between two things that were said, and seen to be cut. */
export function broughtIn(said: string): string {
  const text = said.trim();
  if (text.length <= LONGEST_BROUGHT) return text;
  const part = text.slice(0, LONGEST_BROUGHT - CUT.length);
  const end = part.lastIndexOf('，');
  return `${end > 0 ? part.slice(0, end) : part}${CUT}`;
}
