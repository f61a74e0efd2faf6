/** Views that do not carry the name of their machine. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  captchaClickWord: 'ClickWord',
  captchaSlider: 'Slider',
  chunkGuard: 'ChunkNotice',
  news: 'LatestNews',
  session: 'Stranded',
};

const ENDINGS = ['', 'Dialog', 'Page'];

/** What the connected half of a machine's view may be called: `X`, `XDialog`, `XPage`, or the name it has here. */
export function viewNamesOf(id: string): string[] {
  const other = NAMED_OTHERWISE[id];
  const name = id.slice(0, 1).toUpperCase() + id.slice(1);
  return other ? [other] : ENDINGS.map((ending) => name + ending);
}
