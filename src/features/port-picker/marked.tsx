import type { Span } from '../../../domain/values/matching';

/** A text with the letters that were typed standing out in it. */
export function Marked({ text, span }: { text: string; span: Span | undefined }) {
  if (!span || span[0] === span[1]) return text;
  const [from, to] = span;
  return (
    <>
      {text.slice(0, from)}
      <mark className="bg-transparent text-sea underline decoration-2 underline-offset-4">{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
